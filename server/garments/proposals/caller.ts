import type { ShareGrant, SignedIn } from "../../platform/people/who.ts";

/** Who looks at a design or says something of it: somebody of its company, or the holder of a link, who may be signed in besides. */
export type Caller = {
  readonly customer: SignedIn | null;
  readonly share: ShareGrant | null;
  readonly signedIn: SignedIn | null;
};

/**
 * Under whose name a caller writes: their own while they are signed in, else the one they give, which may be anybody's. `userId`
 * is null for a visitor: whoever is not signed in as somebody of the design's company.
 */
export function writerOf(
  { customer, share, signedIn }: Caller,
  given: string | undefined,
): { readonly name: string | undefined; readonly userId: string | null } {
  const writer = customer ?? signedIn;
  const isColleague = customer !== null || (writer !== null && writer.companyId === share?.companyId);
  return { name: writer?.name ?? given, userId: isColleague ? writer!.userId : null };
}
