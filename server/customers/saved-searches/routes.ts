import {
  listSavedSearches,
  markSavedSearchSeen,
  removeSavedSearch,
  renameSavedSearch,
  restoreSavedSearch,
  saveSearch,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { listSavedSearchesHandler } from "./calls/list-saved-searches.ts";
import { markSavedSearchSeenHandler } from "./calls/mark-saved-search-seen.ts";
import { removeSavedSearchHandler } from "./calls/remove-saved-search.ts";
import { renameSavedSearchHandler } from "./calls/rename-saved-search.ts";
import { restoreSavedSearchHandler } from "./calls/restore-saved-search.ts";
import { saveSearchHandler } from "./calls/save-search.ts";

export const savedSearches = domain((on) => {
  on(listSavedSearches, listSavedSearchesHandler);
  on(saveSearch, saveSearchHandler);
  on(renameSavedSearch, renameSavedSearchHandler);
  on(markSavedSearchSeen, markSavedSearchSeenHandler);
  on(removeSavedSearch, removeSavedSearchHandler);
  on(restoreSavedSearch, restoreSavedSearchHandler);
});
