/** A colour book that was loaded; `file_hash` names its colours as a stored file. */
export type ColourBookTable = {
  id: string;
  /** The company whose own it is; null for the mill's. */
  company_id: string | null;
  name: string;
  colours: number;
  file_hash: string;
  added_by: string;
  added_at: Date;
};

export type ColourTables = { colour_books: ColourBookTable };
