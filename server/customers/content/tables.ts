import type { Generated } from "kysely";

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

export type WelcomeTable = { id: string; title: string; subtitle: string; image_hash: string; link_url: string; sort: number };

export type ContentTables = { banners: BannerTable; welcome: WelcomeTable };
