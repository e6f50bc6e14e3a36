export { type Applied, applyCommand, labelOf } from "./commands/apply.ts";
export { clothStays } from "./commands/board-of.ts";
export type { Label, LabelContext, Refusal } from "./commands/command.ts";
export { COMMANDS, Command, type CommandType } from "./commands/table.ts";
export { nameOfText } from "./commands/write-text.ts";
export { canonical } from "./document/canonical.ts";
export {
  type Difference,
  type DifferenceOf,
  differences,
  type FieldDifference,
} from "./document/differences.ts";
export { emptyDocument } from "./document/empty.ts";
export { equalFinishes } from "./document/equal-finishes.ts";
export { baseOf, withEveryPiece } from "./document/every-piece.ts";
export { fabricKey } from "./document/fabric-key.ts";
export { readDocument, UnreadableDocument } from "./document/migrations.ts";
export { fabricsOf, idsNamedIn, type Named, namedIn } from "./document/named.ts";
export { PLAIN_ARTWORK } from "./document/plain-artwork.ts";
export { type BrokenReference, brokenReference } from "./document/references.ts";
export * from "./document/schema.ts";
export { TRUE_SCALE } from "./document/true-scale.ts";
export { artworkMatrix } from "./geometry/artwork-matrix.ts";
export { type Dimension, dimensionsOf, withDistance } from "./geometry/dimensions.ts";
export { type Landmarks, landmarksOf, type MarkedStyle } from "./geometry/landmarks.ts";
export { type Location, locate, type Measure } from "./geometry/locate.ts";
export {
  alongWarp,
  type Extent,
  type Fit,
  fitInto,
  fractionOf,
  fullRepeat,
  lawful,
  lawfulDrops,
  stepsOf,
  withFullRepeat,
} from "./geometry/repeat.ts";
export { type Editor, type Given, type History, openEditor } from "./history/editor.ts";
export { HistoryEntry, MAX_ENTRIES, readDocumentAlone, readHistory, SavedHistory } from "./history/saved.ts";
export { clothOnPiece } from "./placement/cloth.ts";
export { placement, placer } from "./placement/placement.ts";
export * from "./placement/stamp.ts";
export { buttonPlaces, isAtButton, type LaidTrim, laidTrims, trimsInOrder } from "./placement/trims.ts";
export { type Opposed, opposedPieces } from "./seams/directions.ts";
export { type ClothShift, matchSeams } from "./seams/match.ts";
export { type AxisMiss, type SeamMiss, seamMisses } from "./seams/misses.ts";
export { AXES, type Axis, type ClothRhythm, type Rhythm, type Rhythms } from "./seams/rhythm.ts";
export { type Cutting, type PieceOnBoard, sideBySide } from "./seams/side-by-side.ts";
export { MAX_VARIANT_NAME, Origin, readWhatIf, readWhatIfAlone, SavedWhatIf } from "./variants/saved.ts";
export {
  areAlike,
  DESIGN,
  MAX_VARIANTS,
  openVariants,
  type Variants,
  type VariantsState,
  type WhatIf,
} from "./variants/variants.ts";
