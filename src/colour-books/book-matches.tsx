import type { BookChip } from "@selvedge/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useCall } from "../api/call.ts";
import { findColour } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { intoView } from "../ui/into-view.ts";
import { Code } from "../ui/words.tsx";

const SHOWN = 8;
/** Spec section 9: as long as the search waits for more letters. */
const TYPING_MS = 300;

type BookMatchesProps = {
  text: string;
  onTake: (chip: BookChip) => void;
  /** What else can be done with a colour, beside it. */
  beside?: (chip: BookChip) => ReactNode;
  /** What is said where nothing fits; `system` is the sold one that the code is of, when no book of it is loaded. */
  nothing?: (system: string | null) => ReactNode;
};

/** The colours of all books whose name or code fits what is typed; one is taken by a press. */
export function BookMatches({ text, onTake, beside, nothing }: BookMatchesProps) {
  const { t } = useTranslation("books");
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useCall(findColour, { query, limit: SHOWN }, { enabled: query !== "", keepPrevious: query !== "" });
  if (query === "" || !data) return null;
  if (data.colours.length === 0) return nothing?.(data.bookMissing);
  return (
    <div ref={intoView} className="@container">
      <ul aria-label={t("Colours of the books")} className="grid grid-cols-2 gap-x-4 gap-y-1 @max-md:grid-cols-1">
        {data.colours.map((chip) => (
          <li key={`${chip.book} ${chip.name} ${chip.code}`} className="flex min-w-0 items-center gap-1">
            <button
              type="button"
              onClick={() => onTake(chip)}
              className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-control px-1 text-start text-dense hover:bg-plate pointer-coarse:min-h-11"
            >
              <span className="size-6 shrink-0 border border-line" style={{ backgroundColor: chip.hex }} />
              <span className="min-w-0 flex-1 truncate">
                <span className="font-medium text-ink">{chip.name}</span>{" "}
                {chip.code && <Code className="text-ink-2">{chip.code}</Code>}
              </span>
              <span className="max-w-28 truncate text-note text-ink-3 @max-xs:hidden" title={chip.book}>
                {chip.book}
              </span>
            </button>
            {beside?.(chip)}
          </li>
        ))}
      </ul>
    </div>
  );
}
