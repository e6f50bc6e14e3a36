import type { Decorate, TrimFacts } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";

/** A picture of the carousel; `company_id` null is for everybody. */
export type BannerTable = {
  id: string;
  company_id: string | null;
  position: Generated<string>;
  title: string;
  subtitle: string;
  scene_hash: string;
  link_url: string;
  sort: number;
  starts_at: Date | null;
  ends_at: Date | null;
};

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

export type WelcomeTable = { id: string; title: string; subtitle: string; image_hash: string; link_url: string; sort: number };

export type ContentTables = { banners: BannerTable; decorates: DecorateTable; welcome: WelcomeTable };
