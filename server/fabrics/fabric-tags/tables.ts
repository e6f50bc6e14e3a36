/** An option of the advanced search that a company used or added; `id` follows from field and name. */
export type FabricTagTable = { company_id: string; id: string; field: string; name: string; mine: boolean; used: number };

export type FabricTagTables = { fabric_tags: FabricTagTable };
