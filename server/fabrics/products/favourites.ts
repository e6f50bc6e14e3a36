import type { GroupKind } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";

/** What fabrics and styles need to know of favourites; the layer of the customers implements it. */
export type Favourites = {
  /** Which of these a person keeps: the set hearts on cards. Nothing for an empty list or nobody. */
  readonly among: (db: Db, userId: string | null, kind: GroupKind, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The groups of a person that hold a fabric, style or showroom. */
  readonly groupsWith: (db: Db, userId: string, id: string) => Promise<readonly string[]>;
};
