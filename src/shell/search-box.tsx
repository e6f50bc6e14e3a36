import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { call, useCall } from "../api/call.ts";
import { getSuggestKeys, listSavedSearches, quickSearch } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { addressOfSaved } from "../saved-searches/searches.ts";
import { openSearch } from "../state/search-dialogs.ts";
import { IconButton } from "../ui/button.tsx";
import { SearchField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { useDelayed } from "../ui/use-delayed.ts";
import { type Suggestion, Suggestions } from "./search-suggestions.tsx";

export const MAX_SUGGESTIONS = 10;
const MAX_KEY_LENGTH = 60;

/** The list of a word. */
export const searchAddress = (word: string): string => `/goods?cid=${encodeURIComponent(word)}`;

/** A code has a digit in it; only such a word is worth asking about. */
const mayBeCode = (word: string) => /\d/.test(word);

/** Where a word leads: a fabric's code to the fabric itself, anything else to the list of what it finds. */
async function placeOf(word: string): Promise<string> {
  if (!mayBeCode(word)) return searchAddress(word);
  const found = await call(quickSearch, { key: word, limit: 1 }).catch(() => null);
  return found?.exact ? `/goodsDetails?productId=${found.exact}` : searchAddress(word);
}

/** Below the empty field: the saved searches, those with something new first, and the way to all of them. */
function useSavedRows(isOpen: boolean, leave: () => void): readonly Suggestion[] {
  const { t } = useTranslation("favourites");
  const navigate = useNavigate();
  const { data = [] } = useCall(listSavedSearches, {}, { enabled: isOpen, staleTimeMs: 0 });
  if (!isOpen || data.length === 0) return [];
  const newFirst = [...data].sort((a, b) => Number(Boolean(b.fresh)) - Number(Boolean(a.fresh)));
  const rows = newFirst.slice(0, MAX_SUGGESTIONS - 1).map((saved) => ({
    key: saved.savedId,
    text: saved.name,
    note: saved.fresh ? t("{{count}} new", { count: saved.fresh }) : undefined,
    choose: () => {
      leave();
      void navigate(addressOfSaved(saved));
    },
  }));
  const all = () => {
    leave();
    openSearch("saved");
  };
  return [...rows, { key: "all", text: t("All saved searches"), choose: all }];
}

/** Search for fabrics with suggestions, at most ten, 300 ms after the last letter. Empty text offers the saved searches. */
export function SearchBox() {
  const { t } = useTranslation(["shell", "favourites"]);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const searched = query.get("cid") ?? query.get("searchKey") ?? "";
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const word = text.trim();
  const asked = useDelayed(word).slice(0, MAX_KEY_LENGTH);
  const { data } = useCall(getSuggestKeys, { queryKey: asked }, { enabled: isOpen && asked !== "", keepPrevious: true });
  const search = (wanted: string) => {
    const key = wanted.trim();
    if (!key) return;
    setText(key);
    leave();
    void placeOf(key).then((place) => navigate(place));
  };
  const leave = () => {
    setOpen(false);
    setActive(-1);
  };
  const saved = useSavedRows(isOpen && word === "", leave);
  const found = isOpen && word !== "" ? (data ?? []).slice(0, MAX_SUGGESTIONS) : [];
  const suggestions = word === "" ? saved : found.map((key) => ({ key, text: key, choose: () => search(key) }));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const count = suggestions.length;
    if (event.key === "Enter") (suggestions[active]?.choose ?? (() => search(text)))();
    else if (event.key === "Escape" && count) {
      // A browser empties a search field on Escape; the first one only closes the suggestions.
      event.preventDefault();
      setOpen(false);
    } else if (count && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1);
    }
  };
  return (
    <search className="relative block">
      <SearchField
        label={t("Search fabrics")}
        placeholder={t("Code, construction or word")}
        value={text}
        maxLength={200}
        role="combobox"
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={suggestions[active] === undefined ? undefined : `${listId}-${active}`}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        start={<Icon of={MagnifyingGlassIcon} size={20} />}
        end={<SearchTools onClear={text ? () => setText("") : null} />}
      />
      <Suggestions
        id={listId}
        label={word === "" ? t("Saved searches", { ns: "favourites" }) : t("Suggestions")}
        suggestions={suggestions}
        active={active}
        onActive={setActive}
      />
    </search>
  );
}

/** The other ways to search, and how a text is taken back; null without one. */
function SearchTools({ onClear }: { onClear: (() => void) | null }) {
  const { t } = useTranslation("shell");
  return (
    <>
      {onClear && <IconButton label={t("Clear the search")} size="small" icon={<Icon of={XIcon} />} onClick={onClear} />}
      <IconButton
        label={t("Search by picture")}
        title={t("Search by picture")}
        size="small"
        className="text-ink"
        icon={<Icon of={CameraIcon} size={20} />}
        onClick={() => openSearch("picture")}
      />
      <IconButton
        label={t("Advanced search")}
        title={t("Advanced search")}
        size="small"
        className="text-ink max-tablet:hidden"
        icon={<Icon of={SlidersHorizontalIcon} size={20} />}
        onClick={() => openSearch("advanced")}
      />
    </>
  );
}
