/** A category of fabrics or of styles; `parent_id` 0 is the root. */
export type MenuTable = { id: number; parent_id: number; alias: string; cover_hash: string | null; sort: number };

export type MenuTables = { fabric_menus: MenuTable; style_menus: MenuTable };
