/** A category of fabrics or of styles; `parent_id` 0 is the root. Its cover is a stored picture, or a cloth. */
export type MenuTable = {
  id: number;
  parent_id: number;
  alias: string;
  cover_hash: string | null;
  cover_cloth_hash: string | null;
  sort: number;
};

export type MenuTables = { fabric_menus: MenuTable; style_menus: MenuTable };
