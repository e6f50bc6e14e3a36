import type { Artwork, ArtworkText } from "@selvedge/editor-core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, TextArea } from "../../ui/index.ts";
import { UploadFaultNote } from "../panels/upload-button.tsx";
import type { Uploads } from "../panels/use-uploads.ts";
import { aimedPiece } from "../session/aimed-piece.ts";
import { useDocument, useSelection, useSession } from "../session/context.ts";
import type { Laid } from "./layout.ts";
import { capitalOf, layText, rewriteText } from "./put-text.ts";
import { TextParam } from "./text-param.tsx";
import { TextShown } from "./text-shown.tsx";
import { laidOf, useLaid } from "./use-laid.ts";

type TextArtwork = Artwork & { text: ArtworkText };

const BLANK: ArtworkText = {
  content: "",
  font: "sans",
  isBold: true,
  align: "centre",
  hex: "#1d1c1a",
  spacing: 0,
  bend: 0,
};
const FIRST_CAPITAL_MM = 30;
const MAX_CONTENT = 400;

/** The one text that is chosen on the board. */
function useChosenText(): TextArtwork | null {
  const id = useSelection(({ artworkId }) => artworkId);
  const artwork = useDocument((document) => (id ? document.artworks[id] : undefined));
  return artwork?.text ? (artwork as TextArtwork) : null;
}

/** How a text lay before it was touched; null until its faces are here. */
function useLaidBefore(artwork: TextArtwork | null): Laid | null {
  const [before, setBefore] = useState<{ of: ArtworkText; laid: Laid | null } | null>(null);
  const text = artwork?.text;
  useEffect(() => {
    if (!text) return;
    let isOver = false;
    laidOf(text).then(
      (laid) => !isOver && setBefore({ of: text, laid }),
      () => !isOver && setBefore(null),
    );
    return () => {
      isOver = true;
    };
  }, [text]);
  return before && before.of === text ? before.laid : null;
}

/** Text: adds letters to a piece, or changes the chosen text. */
export function TextPanel({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation("lettering");
  const session = useSession();
  const artwork = useChosenText();
  const [opened, setOpened] = useState(artwork);
  const [text, setText] = useState<ArtworkText>(artwork?.text ?? BLANK);
  /** Null for a text of the garment whose height nobody touched. */
  const [capital, setCapital] = useState<number | null>(artwork ? null : FIRST_CAPITAL_MM);
  const [isBusy, setBusy] = useState(false);
  const laidBefore = useLaidBefore(artwork);
  const laying = useLaid(text);
  if (artwork !== opened) {
    // Another text is chosen, or this one was written, sized or undone: what it says now is what is edited.
    const isOther = artwork?.id !== opened?.id;
    setOpened(artwork);
    if (isOther || artwork?.text !== opened?.text) setText(artwork?.text ?? { ...text, content: "" });
    if (artwork) setCapital(null);
    else setCapital(FIRST_CAPITAL_MM);
  }
  const lyingCapital = artwork && laidBefore ? capitalOf(artwork, laidBefore, artwork.text.bend) : null;
  const height = capital ?? lyingCapital;
  const target = aimedPiece(session);
  const laid = laying.done?.text === text ? laying.done.laid : null;
  const isReady = laid !== null && height !== null && (artwork ? !artwork.locked : target !== null);
  const put = async () => {
    if (!isReady || laid === null || height === null) return;
    setBusy(true);
    const written = { text, laid, capital: height };
    try {
      if (artwork) await rewriteText(session, artwork, laidBefore, written, uploads);
      else if (target) await layText(session, written, target.key, uploads);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void put();
      }}
    >
      <TextShown done={laying.done} label={text.content || t("No text yet.")} />
      <TextArea
        label={t("Text content")}
        rows={2}
        dir="auto"
        maxLength={MAX_CONTENT}
        placeholder={t("Enter text")}
        value={text.content}
        onChange={({ target: { value } }) => setText({ ...text, content: value })}
        className="mb-3"
      />
      <TextParam text={text} capital={height} onText={setText} onCapital={setCapital} />
      <Button type="submit" tone="main" wide busy={isBusy} disabled={!isReady}>
        <span className="truncate">{artwork ? t("Change the text") : t("Lay on {{piece}}", { piece: target?.name ?? "" })}</span>
      </Button>
      {artwork && (
        <Button tone="quiet" wide className="mt-1" onClick={() => session.selection.chooseArtworks([])}>
          {t("Add another text")}
        </Button>
      )}
      {artwork?.locked && <p className="mt-2 text-note text-ink-3">{t("This text is locked. Unlock it under Layers.")}</p>}
      {laying.failed && (
        <p role="alert" className="mt-2 text-note text-fault">
          {t("The typeface could not be loaded. Keep typing to try again.")}
        </p>
      )}
      {uploads.fault && <UploadFaultNote fault={uploads.fault} />}
    </form>
  );
}
