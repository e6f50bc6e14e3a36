import type { ColorChip as ColorChipSchema } from "@selvedge/contract";
import { type FormEvent, useState } from "react";
import type { z } from "zod";
import { useCall } from "../../api/call.ts";
import { searchByColour } from "../../api/calls.ts";
import { BookMatches } from "../../colour-books/book-matches.tsx";
import { BookMissing } from "../../colour-books/book-missing.tsx";
import { ColourBooks } from "../../colour-books/colour-books.tsx";
import { isAskedColour } from "../../finding/asked.ts";
import { useTranslation } from "../../i18n.ts";
import { useSearchDialogs } from "../../state/search-dialogs.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";
import { progressOf } from "../goods/index-progress.ts";
import { BeingPrepared } from "../parts/being-prepared.tsx";
import { ColouredFabrics } from "./coloured-fabrics.tsx";
import { PictureColour } from "./picture-colour.tsx";

type ColorChip = z.output<typeof ColorChipSchema>;

const RESULTS = 20;
const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** `#1f3a5f` from any notation of a hex value; null when it is no hex value. */
export function hexOf(text: string): string | null {
  const digits = HEX.exec(text.trim())?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${full.toLowerCase()}`;
}

/** Fabrics by one colour: picked, or written as a value, a name or the code of a colour book. How far each is away is said in ΔE. */
export function ByColour({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(["finding", "books"]);
  const start = useSearchDialogs((state) => state.start);
  const before = isAskedColour(start) ? (start.code ?? start.hex) : "";
  const [text, setText] = useState(before);
  const [asked, setAsked] = useState(before);
  const hex = hexOf(asked);
  // As in the list it comes from, its value stands in where one's own books do not have its code.
  const standIn = isAskedColour(start) && start.code === asked ? start.hex : undefined;
  const { data, error, failureReason, isFetching, refetch } = useCall(
    searchByColour,
    { ...(hex ? { hex } : { code: asked, hex: standIn }), rn: RESULTS },
    { enabled: asked !== "" },
  );
  const progress = data ? null : progressOf(failureReason);
  const take = (value: string) => {
    setText(value);
    setAsked(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(text.trim());
  };
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <input
          type="color"
          aria-label={t("Colour")}
          value={hexOf(text) ?? data?.colour?.hex ?? "#7d7a73"}
          onChange={(event) => take(event.target.value)}
          className="h-9 w-14 cursor-pointer rounded-control border border-edge bg-sheet p-1 pointer-coarse:h-11"
        />
        <TextField
          label={t("Colour value, name or code")}
          value={text}
          maxLength={80}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
          className="min-w-36 flex-1"
        />
        <Button tone="main" type="submit" disabled={text.trim() === ""} busy={isFetching}>
          {t("Search")}
        </Button>
      </form>
      <PictureColour onColour={take} />
      {text.trim() !== "" && text.trim() !== asked && hexOf(text) === null && (
        <BookMatches text={text.trim()} onTake={({ name, code }) => take(code ?? name)} />
      )}
      {progress !== null && <BeingPrepared progress={progress} askAgain={error && refetch} />}
      {error && progress === null && <ErrorState error={error} onRetry={refetch} />}
      {isFetching && !data && progress === null && <Skeleton className="h-40" />}
      {data?.colour && <Wanted colour={data.colour} />}
      {data && !data.colour && (
        <p role="status">
          {data.bookMissing ? (
            <BookMissing system={data.bookMissing} />
          ) : (
            t("The colour is not known. Write it as #1f3a5f, by its name or by its code.")
          )}
        </p>
      )}
      {data?.colour && <ColouredFabrics {...data} colour={data.colour} code={hex ? null : asked} onDone={onDone} />}
      <ColourBooks />
    </div>
  );
}

/** The colour that was looked for, as it was found. */
function Wanted({ colour: { hex, name, code } }: { colour: ColorChip }) {
  const { t } = useTranslation("books");
  return (
    <p role="status" className="flex items-center gap-2.5 text-dense">
      <span className="size-6 shrink-0 border border-line" style={{ backgroundColor: hex }} />
      <span className="text-ink-2">{t("Nearest to")}</span>
      <span className="font-medium text-ink">{name === hex ? "" : name}</span>
      {code && <Code>{code}</Code>}
      <Code className="text-ink-3">{hex}</Code>
    </p>
  );
}
