export { type Applied, applyCommand, labelOf } from "./commands/apply.ts";
export type { Label, LabelContext, Refusal } from "./commands/command.ts";
export { COMMANDS, Command, type CommandType } from "./commands/table.ts";
export { canonical } from "./document/canonical.ts";
export { emptyDocument } from "./document/empty.ts";
export { fabricKey } from "./document/fabric-key.ts";
export { readDocument, UnreadableDocument } from "./document/migrations.ts";
export { PLAIN_ARTWORK } from "./document/plain-artwork.ts";
export { type BrokenReference, brokenReference } from "./document/references.ts";
export * from "./document/schema.ts";
export { type Cell, cellsIn, shiftOf } from "./geometry/lattice.ts";
export { type Location, locate, type Measure } from "./geometry/locate.ts";
export * from "./geometry/matrix.ts";
export {
  area,
  type Bounds,
  boundsOf,
  contains,
  convexOverlap,
  nearestOnOutline,
  type OnOutline,
  touch,
} from "./geometry/polygon.ts";
export { type Editor, type Given, type History, openEditor } from "./history/editor.ts";
export { HistoryEntry, MAX_ENTRIES, readHistory, SavedHistory } from "./history/saved.ts";
export { artworkMatrix } from "./placement/artwork-matrix.ts";
export { clothOnPiece } from "./placement/cloth.ts";
export { placement, placer } from "./placement/placement.ts";
export * from "./placement/stamp.ts";
export * from "./units.ts";
