import { z } from "zod";
import { addColour } from "./add-colour.ts";
import { annotate } from "./annotate.ts";
import { applyArtworkToFabric } from "./apply-artwork-to-fabric.ts";
import { bringToTop } from "./bring-to-top.ts";
import { chooseSize } from "./choose-size.ts";
import { deleteArtworks } from "./delete-artworks.ts";
import { duplicateArtworks } from "./duplicate-artworks.ts";
import { editAnnotation } from "./edit-annotation.ts";
import { fadeArtwork } from "./fade-artwork.ts";
import { flipArtwork } from "./flip-artwork.ts";
import { layFabric } from "./lay-fabric.ts";
import { mapFabric } from "./map-fabric.ts";
import { moveAnnotation } from "./move-annotation.ts";
import { moveArtworks } from "./move-artworks.ts";
import { placeArtwork } from "./place-artwork.ts";
import { removeAnnotation } from "./remove-annotation.ts";
import { removeColour } from "./remove-colour.ts";
import { renameArtwork } from "./rename-artwork.ts";
import { reorderArtworks } from "./reorder-artworks.ts";
import { repeatArtwork } from "./repeat-artwork.ts";
import { replaceDocument } from "./replace-document.ts";
import { resolveAnnotation } from "./resolve-annotation.ts";
import { restrictArtwork } from "./restrict-artwork.ts";
import { sendToBack } from "./send-to-back.ts";
import { setBackground } from "./set-background.ts";
import { showArtworkLocation } from "./show-artwork-location.ts";
import { sizeArtwork } from "./size-artwork.ts";
import { thickenArtwork } from "./thicken-artwork.ts";
import { turnArtwork } from "./turn-artwork.ts";

/** Everything a designer can do to a document. History, labels, fuzzing and saved histories follow from this table. */
export const COMMANDS = {
  layFabric,
  mapFabric,
  placeArtwork,
  moveArtworks,
  sizeArtwork,
  turnArtwork,
  flipArtwork,
  repeatArtwork,
  thickenArtwork,
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
  chooseSize,
  setBackground,
  addColour,
  removeColour,
  annotate,
  moveAnnotation,
  editAnnotation,
  resolveAnnotation,
  removeAnnotation,
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
  thickenArtwork.schema,
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
  chooseSize.schema,
  setBackground.schema,
  addColour.schema,
  removeColour.schema,
  annotate.schema,
  moveAnnotation.schema,
  editAnnotation.schema,
  resolveAnnotation.schema,
  removeAnnotation.schema,
  replaceDocument.schema,
]);
export type Command = z.infer<typeof Command>;
