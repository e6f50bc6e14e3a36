import type { Lang } from "@selvedge/contract";
import type { ChanelTable } from "../tables.ts";

/** A text in English and, where somebody wrote it, in other languages. */
export type Text = { readonly en: string } & { readonly [lang in Lang]?: string };

export type NewItem =
  | { readonly kind: "fabric"; readonly productId: string }
  | {
      readonly kind: "style";
      readonly styleId: string;
      /** The size it is made in; the style's own where there is none. */
      readonly size?: string;
      /** The fabric of each piece; `*` is that of all others. Every piece has one. */
      readonly fabrics: Readonly<Record<string, string>>;
    }
  | { readonly kind: "design"; readonly proposalId: string; readonly revision: number };

export type NewGroup = { readonly name: Text; readonly story: Text; readonly items: readonly NewItem[] };

/** A showroom with all that hangs in it, in the order it is to be seen in. */
export type NewShowroom = {
  /** Of a room that is set up, not made by a person: the same everywhere. */
  readonly id?: string;
  readonly name: Text;
  readonly description: Text;
  readonly scope: ChanelTable["scope"];
  /** Whose room it is; null for one of all. A private room has a company, a public one has none. */
  readonly companyId: string | null;
  /** The stored scene that its cover shows. */
  readonly coverScene: string | null;
  readonly startsAt?: Date;
  readonly expiresAt?: Date;
  readonly isPublished: boolean;
  readonly plan?: unknown;
  readonly groups: readonly NewGroup[];
};
