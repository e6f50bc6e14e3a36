import type { SavedQuestion } from "@selvedge/contract";
import type { ColumnType } from "kysely";

/** A search that a person keeps. */
export type SavedSearchTable = {
  id: string;
  user_id: string;
  name: string;
  /** The query of the page of the list. */
  address: string;
  /** Null where what is new is not counted. */
  question: ColumnType<SavedQuestion | null, string | null, string | null>;
  /** When the newest fabric came that was in the catalogue as it was last looked at. */
  seen_to: Date;
  saved_at: Date;
  /** Set for a while before the row is deleted. */
  removed_at: Date | null;
};

export type SavedSearchTables = { saved_searches: SavedSearchTable };
