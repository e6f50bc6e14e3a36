import type { BookChip } from "@selvedge/contract";
import { useState } from "react";
import { useCall } from "../api/call.ts";
import { findColour } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { TextField } from "../ui/field.tsx";
import { useTyped } from "../ui/use-typed.ts";

const MAX_FOUND = 6;

/** Colours of the books that a typed name or code finds; one is chosen. */
export function CodeField({
  name,
  chosen,
  onChoose,
  onType,
  error,
}: {
  /** What is typed already when the field appears. */
  name: string;
  chosen: BookChip | null;
  onChoose: (chip: BookChip | null) => void;
  onType: (text: string) => void;
  error: string | null;
}) {
  const { t } = useTranslation("lapdips");
  const [word, setWord] = useState(name);
  const [text, setText] = useTyped(word, setWord);
  const type = (next: string) => {
    onChoose(null);
    onType(next);
    setText(next);
  };
  const { data } = useCall(
    findColour,
    { query: word || "-", limit: MAX_FOUND },
    { enabled: word.length > 0, keepPrevious: true },
  );
  return (
    <div>
      <TextField
        label={t("Name or code of the colour")}
        value={chosen ? (chosen.code ?? chosen.name) : text}
        maxLength={80}
        error={error}
        onChange={(event) => type(event.target.value)}
        help={
          data?.bookMissing && !chosen
            ? t("The book of this code is not loaded here; the code is sent as it is, and the mill measures it.")
            : undefined
        }
      />
      {!chosen && word && data && data.colours.length > 0 && (
        <ul className="mt-2 grid gap-px">
          {data.colours.map((chip) => (
            <li key={`${chip.book} ${chip.code ?? chip.name}`}>
              <button
                type="button"
                onClick={() => onChoose(chip)}
                className="flex min-h-9 w-full items-center gap-3 px-1 text-start text-dense hover:bg-plate pointer-coarse:min-h-11"
              >
                <span className="size-6 shrink-0" style={{ backgroundColor: chip.hex }} />
                <bdi className="font-medium">{chip.code ?? chip.name}</bdi>
                <span className="min-w-0 truncate text-ink-3">{chip.book}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
