import type { RoomPlan } from "@selvedge/contract";
import type { RecipeKey } from "@selvedge/garment-core";
import type { FoldLayout, ShowroomText } from "@selvedge/server";

/** A style in its default size: the code of its fabric, and of those pieces that are cut from another. */
export type DressedSeed = {
  readonly recipe: RecipeKey;
  readonly fabric: string;
  readonly pieces?: Readonly<Record<string, string>>;
};

export type GroupSeed = {
  readonly name: ShowroomText;
  readonly story: ShowroomText;
  /** Garments stand before the fabrics. */
  readonly dressed: readonly DressedSeed[];
  /** Codes; those that a small mill does not have are left out. */
  readonly fabrics: readonly string[];
};

/** A showroom of the demo mill. */
export type RoomSeed = {
  /** Its id follows from this word. */
  readonly key: string;
  readonly scope: "public" | "private" | "vr";
  /** Somebody of the company whose room it is. */
  readonly customer?: string;
  readonly name: ShowroomText;
  readonly description: ShowroomText;
  /** The fabric of the cover, in folds. */
  readonly cover: { readonly fabric: string; readonly layout: FoldLayout };
  readonly groups: readonly GroupSeed[];
  /** What its room is built like; a gallery where nothing is said. */
  readonly plan?: RoomPlan;
  /** What was agreed with the company, in cents for a metre, by code. */
  readonly agreed?: Readonly<Record<string, number>>;
};
