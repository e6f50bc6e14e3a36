import type { Colour } from "@selvedge/editor-core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { BookMatches } from "../../colour-books/book-matches.tsx";
import { BookMissing } from "../../colour-books/book-missing.tsx";
import { ColourBooks } from "../../colour-books/colour-books.tsx";
import { Button, TextField } from "../../ui/index.ts";
import { intoView } from "../../ui/into-view.ts";
import { useSession } from "../session/context.ts";
import { bookColour } from "./book-colour.ts";
import { SimilarButton } from "./similar-button.tsx";
import { SimilarFabrics } from "./similar-fabrics.tsx";

/** Where the picker starts: a middle grey. */
const FIRST_HEX = "#808080";
const HEX = /^#[0-9a-f]{6}$/;
const MAX_WORDS = 80;

type Near = { readonly hex: string; readonly name: string };

/** A colour of the customer's own: found in the colour books by its name or code, or picked, or written as hex, with a name. */
export function NewColour({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const [words, setWords] = useState("");
  /** What was taken from a book; null for a colour of one's own. */
  const [taken, setTaken] = useState<Colour | null>(null);
  const [hex, setHex] = useState(FIRST_HEX);
  const [name, setName] = useState("");
  const [near, setNear] = useState<Near | null>(null);
  const isHex = HEX.test(hex);
  const isSought = words.trim() !== "" && !taken;
  const take = (colour: Colour) => {
    setTaken(colour);
    setWords(colour.code ?? colour.name);
    setHex(colour.hex);
    setName(colour.name);
  };
  const type = (next: string) => {
    setTaken(null);
    setWords(next);
  };
  const pick = (next: string) => {
    type("");
    setHex(next);
  };
  const showNear = ({ hex, name }: Near) => setNear(near?.hex === hex ? null : { hex, name });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isHex || isSought) return;
    const own = { name: name.trim() || hex, hex };
    session.editor.give({ type: "addColour", colour: { code: taken?.code ?? null, lab: taken?.lab ?? null, ...own } });
    onDone();
  };
  return (
    <div ref={intoView} className="mb-3 grid gap-2">
      <form onSubmit={add} className="grid gap-2">
        <TextField
          label={t("panton name/code")}
          value={words}
          maxLength={MAX_WORDS}
          dir="auto"
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
        {isSought && <FromBooks text={words.trim()} nearHex={near?.hex ?? null} onTake={take} onNear={showNear} />}
        <HexField hex={hex} isHex={isHex} onPick={pick} />
        <TextField
          label={t("Name")}
          hideLabel
          placeholder={t("Name")}
          value={name}
          maxLength={MAX_WORDS}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="small" type="submit" disabled={!isHex || isSought} className="flex-1">
            {t("Add a colour")}
          </Button>
          <Button
            size="small"
            disabled={!isHex || isSought}
            aria-expanded={near?.hex === hex}
            className="flex-1"
            onClick={() => showNear({ hex, name: name.trim() || hex })}
          >
            {t("Find Similar Color")}
          </Button>
        </div>
        <p className="text-note text-ink-3">{t("A colour on screen is an estimate; the lap-dip decides.")}</p>
      </form>
      {near && <SimilarFabrics key={near.hex} {...near} onClose={() => setNear(null)} />}
    </div>
  );
}

type HexFieldProps = { readonly hex: string; readonly isHex: boolean; readonly onPick: (hex: string) => void };

function HexField({ hex, isHex, onPick }: HexFieldProps) {
  const { t } = useTranslation("designer");
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label={t("Pick a colour")}
        value={isHex ? hex : FIRST_HEX}
        onChange={(event) => onPick(event.target.value)}
        className="h-9 w-11 shrink-0 cursor-pointer border border-edge bg-sheet p-0.5"
      />
      <TextField
        label={t("Colour value")}
        hideLabel
        value={hex}
        error={isHex ? null : t("Six hex digits after #")}
        onChange={(event) => onPick(event.target.value.trim().toLowerCase())}
        className="flex-1"
        dir="ltr"
      />
    </div>
  );
}

type FromBooksProps = {
  readonly text: string;
  readonly nearHex: string | null;
  readonly onTake: (colour: Colour) => void;
  readonly onNear: (colour: Near) => void;
};

/** Colours of the books with this name or code, each with the fabrics near it; where there are none, why, and where a book is uploaded. */
function FromBooks({ text, nearHex, onTake, onNear }: FromBooksProps) {
  const { t } = useTranslation("designer");
  return (
    <BookMatches
      text={text}
      onTake={(chip) => onTake(bookColour(chip))}
      beside={(chip) => (
        <SimilarButton name={chip.name} isOpen={nearHex === chip.hex.toLowerCase()} onPress={() => onNear(bookColour(chip))} />
      )}
      nothing={(system) => (
        <div ref={intoView} className="grid gap-2">
          <p role="status" className="text-note text-ink-2">
            {system ? <BookMissing system={system} /> : t("No colour book has this name or code.")}
          </p>
          {system && <ColourBooks />}
        </div>
      )}
    />
  );
}
