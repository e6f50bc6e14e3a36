import type { getSuggestList } from "@selvedge/contract";
import { catalogueIndex } from "../../../fabrics/search/index/catalogue.ts";
import { codesBeginning, MAX_SUGGESTIONS, suggest } from "../../../fabrics/search/suggest.ts";
import { fold } from "../../../fabrics/search/words/fold.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { showroomsNamed } from "../../showrooms/showrooms.ts";
import { stylesNamed } from "./named-styles.ts";

/** Suggestions of one kind. Empty for a kind of which the portal has nothing. */
export const getSuggestListHandler: Handler<typeof getSuggestList> = async (asked) => {
  const { db, lang, body } = asked;
  const { key, sType } = body;
  const folded = fold(key);
  if (folded === "") return [];
  switch (sType) {
    case "fabric":
      return suggest(await catalogueIndex(db), key, lang).map(({ text, kind, id, count }) => ({ text, type: kind, id, count }));
    case "code":
      return codesBeginning(await catalogueIndex(db), key).map(({ text, kind, id, count }) => ({ text, type: kind, id, count }));
    case "style":
      return (await stylesNamed(asked, folded, MAX_SUGGESTIONS)).map(({ id, name }) => ({
        text: name,
        type: "style",
        id,
        count: 1,
      }));
    case "showroom":
      return showroomsNamed(asked, folded);
  }
};
