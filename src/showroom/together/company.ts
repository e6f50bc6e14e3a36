import type { RoomWalker, TogetherEvent } from "@selvedge/contract";

/** What is to be said of somebody, by whose name and side: that they came, went, lead, lead no more, took something in hand, or that one follows nobody any more; that whom one follows has gone on while one holds something, or walks between the stands while one wears a headset. */
export type Word = Pick<RoomWalker, "walkerId" | "name" | "side"> & {
  readonly kind: "came" | "went" | "leads" | "leadsNoMore" | "took" | "ahead" | "between" | "follows" | "alone";
  readonly productId: string | null;
};

type Someone = Pick<RoomWalker, "walkerId" | "name" | "side">;

/** Those whom one walks together with, in the order in which they came, and whom of them one follows. */
export type Company = {
  /** null until the server has answered. */
  readonly own: { readonly walkerId: string; readonly key: string; readonly name: string } | null;
  readonly others: readonly RoomWalker[];
  readonly following: string | null;
  /** Whom one followed until they or one oneself lost the connection: followed again when they are back and lead, unless one has moved meanwhile. */
  readonly missed: Someone | null;
  readonly leads: boolean;
  readonly word: Word | null;
  /** Why one walks alone; null while one does not. */
  readonly end: "full" | "ended" | "unreachable" | null;
};

/** What happens: what the server says, what one presses, that one moves by oneself, and what becomes of the connection. */
export type Happening =
  | Exclude<TogetherEvent, { event: "beat" }>
  | { readonly event: "join" }
  | { readonly event: "follow"; readonly walkerId: string }
  | { readonly event: "lead"; readonly leads: boolean }
  | { readonly event: "ownMove" }
  | { readonly event: "ahead" | "between" | "alongside" }
  | { readonly event: "lost" }
  | { readonly event: "unreachable" };

export const ALONE: Company = { own: null, others: [], following: null, missed: null, leads: false, word: null, end: null };

/** Whom one follows, as they are now. */
export const leaderOf = ({ others, following }: Company): RoomWalker | null =>
  others.find(({ walkerId }) => walkerId === following) ?? null;

const word = (kind: Word["kind"], { walkerId, name, side }: RoomWalker, productId: string | null = null): Word => ({
  kind,
  walkerId,
  name,
  side,
  productId,
});

/** Whether somebody is the one who was missed. Who comes again has another id; a guest, who may give any name, has only that. */
const isBack = (missed: Someone | null, now: RoomWalker): boolean =>
  missed !== null &&
  (missed.walkerId === now.walkerId || (now.side !== "guest" && missed.side === now.side && missed.name === now.name));

const isAlike = (one: RoomWalker, other: RoomWalker): boolean =>
  (Object.keys(one) as (keyof RoomWalker)[]).every((key) => String(one[key]) === String(other[key]));

function seen(company: Company, now: RoomWalker): Company {
  const { others, following } = company;
  const before = others.find(({ walkerId }) => walkerId === now.walkerId);
  if (!before) return offered({ ...company, others: [...others, now], word: word("came", now) }, now);
  // Who stands still says so, and nothing is to be drawn.
  if (isAlike(before, now)) return company;
  const next = { ...company, others: others.map((one) => (one === before ? now : one)) };
  const isFollowed = now.walkerId === following;
  if (before.leads !== now.leads) {
    if (now.leads) return offered(next, now);
    if (isFollowed) return { ...next, following: null, word: word("leadsNoMore", now) };
    // Nobody is asked any more to follow them.
    return company.word?.kind === "leads" && company.word.walkerId === now.walkerId ? { ...next, word: null } : next;
  }
  if (isFollowed && now.inHand !== null && now.inHand !== before.inHand) return { ...next, word: word("took", now, now.inHand) };
  // They have come to a stand, and one goes along.
  if (isFollowed && now.stand >= 0 && company.word?.kind === "between") return { ...next, word: null };
  return next;
}

/** Somebody leads: they may be followed, or are again. */
function offered(company: Company, now: RoomWalker): Company {
  if (!now.leads) return company;
  return isBack(company.missed, now) ? followed(company, now.walkerId) : { ...company, word: word("leads", now) };
}

function without(company: Company, walkerId: string): Company {
  const gone = company.others.find((one) => one.walkerId === walkerId);
  if (!gone) return company;
  return {
    ...company,
    others: company.others.filter((one) => one !== gone),
    ...(company.following === walkerId && { following: null, missed: gone }),
    word: word("went", gone),
  };
}

function followed(company: Company, walkerId: string): Company {
  const leader = company.others.find((one) => one.walkerId === walkerId);
  if (!leader?.leads) return company;
  return { ...company, following: walkerId, missed: null, leads: false, word: word("follows", leader) };
}

/** Those one walks with after something has happened. */
export function after(company: Company, happening: Happening): Company {
  switch (happening.event) {
    case "join":
      return ALONE;
    case "hello": {
      // After a lost connection everybody is named again. Nobody has come just now, but somebody may be followed.
      const { others, ...own } = happening.data;
      const { missed, leads } = company;
      const leader = others.find((one) => one.leads && isBack(missed, one)) ?? others.find((one) => one.leads);
      const again = { ...ALONE, own, others, missed, leads };
      return leader ? offered(again, leader) : again;
    }
    case "here":
      return seen(company, happening.data);
    case "gone":
      return without(company, happening.data.walkerId);
    case "follow":
      return followed(company, happening.walkerId);
    case "lead":
      if (!happening.leads) return { ...company, leads: false };
      return { ...company, leads: true, following: null, missed: null, word: company.following === null ? company.word : null };
    case "ownMove": {
      const leader = leaderOf(company);
      if (leader) return { ...company, following: null, word: word("alone", leader) };
      return company.missed ? { ...company, missed: null } : company;
    }
    case "ahead":
    case "between": {
      const leader = leaderOf(company);
      return leader ? { ...company, word: word(happening.event, leader) } : company;
    }
    case "alongside": {
      const leader = leaderOf(company);
      const isKept = company.word?.kind === "ahead" || company.word?.kind === "between";
      return leader && isKept ? { ...company, word: word("follows", leader) } : company;
    }
    case "lost": {
      const leader = leaderOf(company);
      // It is heard of again with each try.
      const left = leader ? word("alone", leader) : company.own ? null : company.word;
      return { ...company, own: null, others: [], following: null, missed: leader ?? company.missed, word: left };
    }
    default:
      return { ...ALONE, end: happening.event };
  }
}
