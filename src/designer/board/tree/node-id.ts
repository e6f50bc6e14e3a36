/** What of the board a press can take hold of. A frame's handles carry the frame's name: `artwork-handle:nw`. */
export const NODE_KINDS = [
  "artwork-handle",
  "several-handle",
  "cloth-handle",
  "trim-handle",
  "trim",
  "artwork",
  "piece",
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];
/** The id of a node of the board: its kind and what it shows, as `piece:front`. */
export type NodeId<Kind extends NodeKind = NodeKind> = `${Kind}:${string}`;

export const nodeId = <Kind extends NodeKind>(kind: Kind, key: string): NodeId<Kind> => `${kind}:${key}`;

/** Takes an id apart; the key may hold colons itself. */
export function readId(id: NodeId): { readonly kind: NodeKind; readonly key: string } {
  const colon = id.indexOf(":");
  return { kind: id.slice(0, colon) as NodeKind, key: id.slice(colon + 1) };
}
