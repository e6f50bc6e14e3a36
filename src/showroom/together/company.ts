import type { RoomWalker, TogetherEvent } from "@selvedge/contract";

/** What is to be said of somebody, by whose name and side: that they came, went, lead, lead no more, took something in hand, or that one follows nobody any more; that whom one follows has gone on while one holds something, or walks between the stands while one wears a headset. */
export type Word = Pick<RoomWalker, "walkerId" | "name" | "side"> & {
  readonly kind: "came" | "went" | "leads" | "leadsNoMore" | "took" | "ahead" | "between" | "follows" | "alone";
  readonly productId: string | null;
};

/** Those whom one walks together with, in the order in which they came, and whom of them one follows. */
export type Company = {
  /** null until the server has answered. */
  readonly own: { readonly walkerId: string; readonly key: string; readonly name: string } | null;
  readonly others: readonly RoomWalker[];
  readonly following: string | null;
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

export const ALONE: Company = { own: null, others: [], following: null, leads: false, word: null, end: null };

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

const isAlike = (one: RoomWalker, other: RoomWalker): boolean =>
  (Object.keys(one) as (keyof RoomWalker)[]).every((key) => String(one[key]) === String(other[key]));

function seen(company: Company, now: RoomWalker): Company {
  const { others, following } = company;
  const before = others.find(({ walkerId }) => walkerId === now.walkerId);
  if (!before) return { ...company, others: [...others, now], word: word(now.leads ? "leads" : "came", now) };
  // Who stands still says so, and nothing is to be drawn.
  if (isAlike(before, now)) return company;
  const next = { ...company, others: others.map((one) => (one === before ? now : one)) };
  const isFollowed = now.walkerId === following;
  if (before.leads !== now.leads) {
    if (now.leads) return { ...next, word: word("leads", now) };
    if (isFollowed) return { ...next, following: null, word: word("leadsNoMore", now) };
    // Nobody is asked any more to follow them.
    return company.word?.kind === "leads" && company.word.walkerId === now.walkerId ? { ...next, word: null } : next;
  }
  if (isFollowed && now.inHand !== null && now.inHand !== before.inHand) return { ...next, word: word("took", now, now.inHand) };
  // They have come to a stand, and one goes along.
  if (isFollowed && now.stand >= 0 && company.word?.kind === "between") return { ...next, word: null };
  return next;
}

function without(company: Company, walkerId: string): Company {
  const gone = company.others.find((one) => one.walkerId === walkerId);
  if (!gone) return company;
  return {
    ...company,
    others: company.others.filter((one) => one !== gone),
    following: company.following === walkerId ? null : company.following,
    word: word("went", gone),
  };
}

function followed(company: Company, walkerId: string): Company {
  const leader = company.others.find((one) => one.walkerId === walkerId);
  if (!leader?.leads) return company;
  return { ...company, following: walkerId, leads: false, word: word("follows", leader) };
}

/** Those one walks with after something has happened. */
export function after(company: Company, happening: Happening): Company {
  switch (happening.event) {
    case "join":
      return ALONE;
    case "hello": {
      // After a lost connection everybody is named again. Nobody has come just now, but somebody may be followed.
      const { others, ...own } = happening.data;
      const leader = others.find(({ leads }) => leads);
      return { ...ALONE, own, others, leads: company.leads, word: leader ? word("leads", leader) : null };
    }
    case "here":
      return seen(company, happening.data);
    case "gone":
      return without(company, happening.data.walkerId);
    case "follow":
      return followed(company, happening.walkerId);
    case "lead":
      if (!happening.leads || company.following === null) return { ...company, leads: happening.leads };
      return { ...company, leads: true, following: null, word: null };
    case "ownMove": {
      const leader = leaderOf(company);
      return leader ? { ...company, following: null, word: word("alone", leader) } : company;
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
      return { ...company, own: null, others: [], following: null, word: left };
    }
    default:
      return { ...ALONE, end: happening.event };
  }
}
