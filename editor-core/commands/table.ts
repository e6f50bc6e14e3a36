import { z } from "zod";
import { addColour } from "./add-colour.ts";
import { annotate } from "./annotate.ts";
import { applyArtworkToFabric } from "./apply-artwork-to-fabric.ts";
import { bringToTop } from "./bring-to-top.ts";
import { chooseOptions } from "./choose-options.ts";
import { chooseSize } from "./choose-size.ts";
import { cutSideBySide } from "./cut-side-by-side.ts";
import { deleteArtworks } from "./delete-artworks.ts";
import { deleteTrim } from "./delete-trim.ts";
import { duplicateArtworks } from "./duplicate-artworks.ts";
import { duplicateTrim } from "./duplicate-trim.ts";
import { editAnnotation } from "./edit-annotation.ts";
import { fadeArtwork } from "./fade-artwork.ts";
import { finishArtworks } from "./finish-artworks.ts";
import { finishFabric } from "./finish-fabric.ts";
import { flipArtwork } from "./flip-artwork.ts";
import { groupArtworks } from "./group-artworks.ts";
import { hideArtworks } from "./hide-artworks.ts";
import { holdCloth } from "./hold-cloth.ts";
import { keepColourway } from "./keep-colourway.ts";
import { layFabric } from "./lay-fabric.ts";
import { layInColourway } from "./lay-in-colourway.ts";
import { layerTrim } from "./layer-trim.ts";
import { lengthenTrim } from "./lengthen-trim.ts";
import { lockArtworks } from "./lock-artworks.ts";
import { mapFabric } from "./map-fabric.ts";
import { moveAnnotation } from "./move-annotation.ts";
import { moveArtworks } from "./move-artworks.ts";
import { movePieces } from "./move-pieces.ts";
import { moveTrim } from "./move-trim.ts";
import { openClosure } from "./open-closure.ts";
import { pasteArtworks } from "./paste-artworks.ts";
import { placeArtwork } from "./place-artwork.ts";
import { placeTrim } from "./place-trim.ts";
import { removeAnnotation } from "./remove-annotation.ts";
import { removeColour } from "./remove-colour.ts";
import { removeColourway } from "./remove-colourway.ts";
import { renameArtwork } from "./rename-artwork.ts";
import { renameColourway } from "./rename-colourway.ts";
import { reorderArtworks } from "./reorder-artworks.ts";
import { repeatArtwork } from "./repeat-artwork.ts";
import { replaceDocument } from "./replace-document.ts";
import { replacePictures } from "./replace-pictures.ts";
import { resolveAnnotation } from "./resolve-annotation.ts";
import { restrictArtwork } from "./restrict-artwork.ts";
import { sendToBack } from "./send-to-back.ts";
import { setBackground } from "./set-background.ts";
import { setLattice } from "./set-lattice.ts";
import { sewButtons } from "./sew-buttons.ts";
import { shiftFabrics } from "./shift-fabrics.ts";
import { showArtworkLocation } from "./show-artwork-location.ts";
import { showTrimLocation } from "./show-trim-location.ts";
import { sizeArtwork } from "./size-artwork.ts";
import { thickenArtwork } from "./thicken-artwork.ts";
import { tidyPieces } from "./tidy-pieces.ts";
import { transformArtworks } from "./transform-artworks.ts";
import { turnArtwork } from "./turn-artwork.ts";
import { turnTrim } from "./turn-trim.ts";
import { wearColourway } from "./wear-colourway.ts";
import { writeText } from "./write-text.ts";

/** Every change of a document, each a step of its history. The buttons, keys and menus that ask for them are the actions of `src/designer/actions`. History, labels, fuzzing and saved histories follow from this table. */
export const COMMANDS = {
  layFabric,
  mapFabric,
  placeArtwork,
  moveArtworks,
  sizeArtwork,
  turnArtwork,
  flipArtwork,
  repeatArtwork,
  setLattice,
  thickenArtwork,
  finishArtworks,
  finishFabric,
  restrictArtwork,
  applyArtworkToFabric,
  showArtworkLocation,
  fadeArtwork,
  renameArtwork,
  bringToTop,
  sendToBack,
  reorderArtworks,
  deleteArtworks,
  duplicateArtworks,
  groupArtworks,
  hideArtworks,
  lockArtworks,
  pasteArtworks,
  transformArtworks,
  replacePictures,
  writeText,
  chooseSize,
  setBackground,
  addColour,
  removeColour,
  annotate,
  moveAnnotation,
  editAnnotation,
  resolveAnnotation,
  removeAnnotation,
  chooseOptions,
  openClosure,
  keepColourway,
  layInColourway,
  removeColourway,
  renameColourway,
  shiftFabrics,
  cutSideBySide,
  holdCloth,
  movePieces,
  tidyPieces,
  wearColourway,
  placeTrim,
  moveTrim,
  turnTrim,
  lengthenTrim,
  layerTrim,
  showTrimLocation,
  duplicateTrim,
  deleteTrim,
  sewButtons,
  replaceDocument,
} as const;

export type CommandType = keyof typeof COMMANDS;

/** Any command, as the plain data that goes through JSON. */
export const Command = z.discriminatedUnion("type", [
  layFabric.schema,
  mapFabric.schema,
  placeArtwork.schema,
  moveArtworks.schema,
  sizeArtwork.schema,
  turnArtwork.schema,
  flipArtwork.schema,
  repeatArtwork.schema,
  setLattice.schema,
  thickenArtwork.schema,
  finishArtworks.schema,
  finishFabric.schema,
  restrictArtwork.schema,
  applyArtworkToFabric.schema,
  showArtworkLocation.schema,
  fadeArtwork.schema,
  renameArtwork.schema,
  bringToTop.schema,
  sendToBack.schema,
  reorderArtworks.schema,
  deleteArtworks.schema,
  duplicateArtworks.schema,
  groupArtworks.schema,
  hideArtworks.schema,
  lockArtworks.schema,
  pasteArtworks.schema,
  transformArtworks.schema,
  replacePictures.schema,
  writeText.schema,
  chooseSize.schema,
  setBackground.schema,
  addColour.schema,
  removeColour.schema,
  annotate.schema,
  moveAnnotation.schema,
  editAnnotation.schema,
  resolveAnnotation.schema,
  removeAnnotation.schema,
  chooseOptions.schema,
  openClosure.schema,
  keepColourway.schema,
  layInColourway.schema,
  removeColourway.schema,
  renameColourway.schema,
  shiftFabrics.schema,
  cutSideBySide.schema,
  holdCloth.schema,
  movePieces.schema,
  tidyPieces.schema,
  wearColourway.schema,
  placeTrim.schema,
  moveTrim.schema,
  turnTrim.schema,
  lengthenTrim.schema,
  layerTrim.schema,
  showTrimLocation.schema,
  duplicateTrim.schema,
  deleteTrim.schema,
  sewButtons.schema,
  replaceDocument.schema,
]);
export type Command = z.infer<typeof Command>;
