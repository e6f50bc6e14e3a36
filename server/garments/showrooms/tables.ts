import type { Lang } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";

/** What a text is in languages other than English. */
export type OtherLanguages = { readonly [lang in Lang]?: string };
type Texts = ColumnType<OtherLanguages, string | undefined, string>;

/** A room where fabrics are shown; `may-enter.ts` says to whom. */
export type ChanelTable = {
  id: string;
  name: string;
  names: Texts;
  scope: "public" | "private" | "vr";
  company_id: string | null;
  description: Generated<string>;
  descriptions: Texts;
  cover_hash: string | null;
  scene_hash: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
  starts_at: Generated<Date | null>;
  expires_at: Date | null;
  is_published: Generated<boolean>;
  plan: ColumnType<unknown, string | null | undefined, string | null>;
  version: Generated<number>;
  /** Who saved it last; null for one that was set up. */
  changed_by: Generated<string | null>;
};

type ChanelGroupTable = {
  id: string;
  chanel_id: string;
  sort: number;
  name: string;
  names: Texts;
  story: string;
  stories: Texts;
};

/** What hangs in a group. Of a deleted fabric, style or design only `label` is left, what it was called. */
export type ChanelItemTable = {
  id: string;
  group_id: string;
  sort: number;
  kind: "fabric" | "style" | "design";
  label: string;
  product_id: Generated<string | null>;
  style_id: Generated<string | null>;
  size: Generated<string | null>;
  /** The fabric of each piece of a style; `*` is that of all others. */
  fabrics: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  proposal_id: Generated<string | null>;
  revision: Generated<number | null>;
};

/** The fabrics somebody saw in a room of their company's; `known` are those of the visits before. */
type ChanelVisitTable = { user_id: string; chanel_id: string; last_at: Date; seen: string[]; known: string[] | null };

type ChanelShortListTable = { chanel_id: string; product_id: string; chosen_at: Date };

/** Seconds of attention, by what they were given to. */
export type SecondsOf = Readonly<Record<string, number>>;
/** Seconds that a fabric was in hand or open, and how often it was. */
export type LooksOf = Readonly<Record<string, { readonly seconds: number; readonly looks: number }>>;

/** That somebody who lets it be recorded opened a room, and what they looked at; `stands` are called `groupId/part`. */
export type ChanelOpeningTable = {
  user_id: string;
  opening_id: string;
  chanel_id: string;
  company_id: string;
  way: "page" | "walk";
  opened_at: Date;
  last_at: Date;
  /** Up to then the time of its person is spent. */
  counted_until: Date;
  last_batch: number;
  seconds: number;
  stands: ColumnType<SecondsOf, string, string>;
  fabrics: ColumnType<LooksOf, string, string>;
};

export type ShowroomTables = {
  chanels: ChanelTable;
  chanel_groups: ChanelGroupTable;
  chanel_items: ChanelItemTable;
  chanel_visits: ChanelVisitTable;
  chanel_short_list: ChanelShortListTable;
  chanel_openings: ChanelOpeningTable;
};
