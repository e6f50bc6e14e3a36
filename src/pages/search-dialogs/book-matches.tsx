import type { BookChip } from "@selvedge/contract";
import { useEffect, useState } from "react";
import { useCall } from "../../api/call.ts";
import { findColour } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { SUGGEST_DELAY_MS } from "../../shell/search-box.tsx";
import { Code } from "../../ui/words.tsx";

const SHOWN = 8;

/** The colours of all books whose name or code fits what is typed; one is taken by a press. */
export function BookMatches({ text, onTake }: { text: string; onTake: (chip: BookChip) => void }) {
  const { t } = useTranslation("books");
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text), SUGGEST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useCall(findColour, { query, limit: SHOWN }, { enabled: query !== "", keepPrevious: query !== "" });
  if (query === "" || !data || data.colours.length === 0) return null;
  return (
    <ul aria-label={t("Colours of the books")} className="grid grid-cols-2 gap-x-4 gap-y-1 max-tablet:grid-cols-1">
      {data.colours.map((chip) => (
        <li key={`${chip.book} ${chip.name} ${chip.code}`}>
          <button
            type="button"
            onClick={() => onTake(chip)}
            className="flex min-h-9 w-full items-center gap-2.5 rounded-control px-1 text-start text-dense hover:bg-plate pointer-coarse:min-h-11"
          >
            <span className="size-6 shrink-0 border border-line" style={{ backgroundColor: chip.hex }} />
            <span className="min-w-0 flex-1 truncate">
              <span className="font-medium text-ink">{chip.name}</span>{" "}
              {chip.code && <Code className="text-ink-2">{chip.code}</Code>}
            </span>
            <span className="max-w-28 truncate text-note text-ink-3" title={chip.book}>
              {chip.book}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
