import type { Colourway } from "@selvedge/editor-core";
import { colourLikenessOf, confusedBy, type Deficiency } from "@selvedge/textile-core";
import { type FormEvent, lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadAreas } from "../../i18n.ts";
import { Button, TextField } from "../../ui/index.ts";
import { useAssetCount, useDocument, useSession, useStyle } from "../session/context.ts";
import { newId } from "../session/new-id.ts";
import { colourOf } from "./colour-of.ts";
import { type Cell, ColourwayGrid } from "./colourway-grid.tsx";
import { SlotFabrics } from "./slot-fabrics.tsx";
import { fabricIn, isShown, slotsOf } from "./slots.ts";

const GarmentsBeside = lazy(async () => {
  const [page] = await Promise.all([import("./garments-beside.tsx"), loadAreas(["preview"])]);
  return page;
});
const MAX_NAME = 80;

/** The colours a garment is offered in: kept from what is shown, compared slot by slot, worn with a press. */
export function ColourwaysPanel() {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  const style = useStyle();
  useAssetCount();
  const shown = useDocument((document) => document.pieces);
  const kept = useDocument((document) => document.colourways);
  const colourways = useMemo(() => Object.values(kept), [kept]);
  const slots = useMemo(
    () =>
      slotsOf(
        style.pieces.map(({ key }) => key),
        shown,
        colourways,
      ),
    [style, shown, colourways],
  );
  const [cell, setCell] = useState<Cell | null>(null);
  const [isBeside, setBeside] = useState(false);
  const isKept = colourways.some((colourway) => isShown(colourway, shown));
  const chosen = cell && colourways.find(({ id }) => id === cell.id);
  const slot = cell && slots[cell.slot];
  return (
    <>
      {colourways.length === 0 ? (
        <p className="border-t border-line pt-3 text-dense text-ink-2">
          {t(
            "Save what is shown as a colourway, lay other fabrics, and save that too. Click a name to show that colourway again.",
          )}
        </p>
      ) : (
        <ColourwayGrid colourways={colourways} slots={slots} cell={cell} onCell={setCell} />
      )}
      {colourways.length > 1 && (
        <Button className="mt-1 shrink-0" onClick={() => setBeside(true)}>
          {t("Side by side in 3D")}
        </Button>
      )}
      {isBeside && (
        <Suspense>
          <GarmentsBeside onClose={() => setBeside(false)} />
        </Suspense>
      )}
      {!isKept && <Keep count={colourways.length} />}
      {chosen && slot && (
        <SlotFabrics
          key={`${chosen.id} ${slot.pieceKeys[0]}`}
          fabric={fabricIn(slot, chosen.pieces)}
          title={t("{{pieces}} in {{colourway}}", {
            pieces: session.format.list(slot.pieceKeys.slice(0, 2).map((key) => session.piece(key)?.name ?? key)),
            colourway: chosen.name,
          })}
          onLay={(fabric) =>
            session.editor.give({ type: "layInColourway", id: chosen.id, pieceKeys: [...slot.pieceKeys], fabric })
          }
        />
      )}
      <Confused
        colourways={colourways}
        colours={(colourway) => slots.map((one) => colourOf(fabricIn(one, colourway.pieces), session.assets))}
      />
    </>
  );
}

/** Keeps what is shown under a name. */
function Keep({ count }: { count: number }) {
  const { t } = useTranslation("tailoring");
  const { editor } = useSession();
  const proposed = String.fromCharCode(65 + (count % 26));
  const [name, setName] = useState<string | null>(null);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const said = (name ?? proposed).trim().slice(0, MAX_NAME) || proposed;
    if (editor.give({ type: "keepColourway", id: newId(), name: said }) === "done") setName(null);
  };
  return (
    <form onSubmit={keep} className="mt-3 grid gap-2 border-t border-line pt-3">
      <TextField
        label={t("Name of the colourway")}
        value={name ?? proposed}
        onChange={(event) => setName(event.target.value)}
        maxLength={MAX_NAME}
      />
      <Button type="submit" tone="main">
        {t("Save as colourway")}
      </Button>
    </form>
  );
}

type ConfusedProps = {
  colourways: readonly Colourway[];
  colours: (colourway: Colourway) => Parameters<typeof colourLikenessOf>[0];
};

/** Colourways that a colour-blind eye takes for one another. */
function Confused({ colourways, colours }: ConfusedProps) {
  const { t } = useTranslation("tailoring");
  const { format } = useSession();
  const eyes: Readonly<Record<Deficiency, string>> = {
    deutan: t("green-blind"),
    protan: t("red-blind"),
    tritan: t("blue-blind"),
  };
  const pairs = colourways.flatMap((one, index) =>
    colourways.slice(index + 1).flatMap((other) => {
      const likeness = colourLikenessOf(colours(one), colours(other));
      const by = likeness ? confusedBy(likeness) : [];
      return by.length > 0 ? [{ one, other, by }] : [];
    }),
  );
  if (pairs.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2 border-t border-line pt-3 text-note text-warn">
      {pairs.map(({ one, other, by }) => (
        <li key={`${one.id} ${other.id}`}>
          {t("{{one}} and {{other}} look alike to {{eyes}} eyes.", {
            one: one.name,
            other: other.name,
            eyes: format.list(by.map((eye) => eyes[eye])),
          })}
        </li>
      ))}
    </ul>
  );
}
