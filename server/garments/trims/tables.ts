import type { Decorate, TrimFacts } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";

/** A decoration: shown as a scene, as the tile of a cloth, or by a stored picture; a trim always by its picture. */
export type DecorateTable = {
  id: string;
  name: string;
  type: Decorate["type"];
  scene_hash: string | null;
  cloth_hash: string | null;
  picture_hash: Generated<string | null>;
  trim: ColumnType<TrimFacts | null, string | undefined, string>;
  width: number;
  height: number;
  tags: Generated<string[]>;
  link_url: string | null;
  sort: number;
};

export type TrimTables = { decorates: DecorateTable };
