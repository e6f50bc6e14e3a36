import { Id, MAX_OF_A_LINK, MAX_OF_A_PERSON, MAX_TOGETHER, RoomWalker } from "@selvedge/contract";
import { z } from "zod";
import type { ShareGrant, SignedIn } from "../../../platform/people/who.ts";
import { hashSecret } from "../../../platform/security/secret.ts";

const ID_CHARS = 32;

/** Somebody who walks together with others: what these see, and what decides who they are. */
export const Present = z.object({
  chanelId: Id,
  /** When they came, microseconds by the one clock of the database: who came first stays where there is no room for all. */
  since: z.number(),
  companyId: Id,
  /** The link by which they came. */
  shareId: Id.nullable(),
  /** The person, or the link that lets them in. */
  holder: z.string(),
  /** That of their last move, as their page counts them: what is said late does not take them back to where they were. */
  order: z.int(),
  walker: RoomWalker,
});
export type Present = z.infer<typeof Present>;

/** By whose right somebody walks there. */
export type Right =
  | { readonly customer: SignedIn; readonly share: null }
  | { readonly customer: null; readonly share: ShareGrant };

/** The public name of who speaks with a key: whoever knows the key speaks for it, at whichever process. */
export const walkerIdOf = (key: string): string => hashSecret(key).slice(0, ID_CHARS);

/** Whether two people in one room see each other: the mill's everybody, a company's people each other and their guests, guests those with the same link. */
export function meets(one: Present, other: Present): boolean {
  if (one.walker.side === "mill" || other.walker.side === "mill") return true;
  if (one.companyId !== other.companyId) return false;
  return one.shareId === null || other.shareId === null || one.shareId === other.shareId;
}

/** Those in a room in the order in which they came: the same in every process. */
const inOrder = (present: Iterable<Present>): Present[] =>
  [...present].sort((one, other) => one.since - other.since || (one.walker.walkerId < other.walker.walkerId ? -1 : 1));

/** Those of them for whom there is room: in all, and of one person or by one link. */
export function withRoom(present: Iterable<Present>): Present[] {
  const taken = new Map<string, number>();
  const staying: Present[] = [];
  for (const one of inOrder(present)) {
    const places = taken.get(one.holder) ?? 0;
    if (staying.length >= MAX_TOGETHER || places >= (one.shareId ? MAX_OF_A_LINK : MAX_OF_A_PERSON)) continue;
    taken.set(one.holder, places + 1);
    staying.push(one);
  }
  return staying;
}
