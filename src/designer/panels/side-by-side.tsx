import { fabricKey, sideBySide } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { Button, toast } from "../../ui/index.ts";
import { SEAM_ALLOWANCE_MM } from "../board/marks.ts";
import { boardBox } from "../board/place.ts";
import { showAll } from "../board/show-all.ts";
import { wholeBoard } from "../board/whole-board.ts";
import { useBoardPieces, useDocument, useSelection, useSession, useShown } from "../session/context.ts";

/** Engineered placement: the chosen pieces are cut side by side, laid like that on the board, in the order in which they lie there, so that one print runs across them. */
export function SideBySide() {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  const pieces = useBoardPieces();
  const chosen = useSelection(({ pieces }) => pieces);
  const designs = useShown((document) => document.pieces);
  const isByHand = useDocument(({ board }) => board !== undefined && Object.keys(board.places).length > 0);
  const tidyUp = () => {
    session.editor.give({ type: "tidyPieces" });
    showAll(session);
  };
  const tidy = isByHand && (
    <Button size="small" wide className="my-2" onClick={tidyUp}>
      {t("Reset layout")}
    </Button>
  );
  if (chosen.length < 2)
    return (
      <>
        {tidy}
        {chosen.length > 0 && (
          <p className="mb-3 text-note text-ink-3">{t("Drag a chosen piece, or press arrow keys, to move it on the board.")}</p>
        )}
      </>
    );
  const keys = pieces
    .filter(({ key }) => chosen.includes(key))
    .toSorted((a, b) => boardBox(a).x - boardBox(b).x)
    .map(({ key }) => key);
  const cloths = new Set(keys.map((key) => (designs[key]?.fabric ? fabricKey(designs[key].fabric) : null)));
  const isOneCloth = cloths.size === 1 && designs[keys[0]!]?.fabric != null;
  const lay = () => {
    const laid = sideBySide(session.editor.document(), session.pieces(), keys, 2 * SEAM_ALLOWANCE_MM);
    if (!laid) return;
    const given = session.editor.give({ type: "cutSideBySide", cuttings: [...laid.cuttings], places: [...laid.places] });
    if (given === "unchanged") toast({ text: t("These pieces are cut side by side already.") });
    else session.camera.fit(wholeBoard(session.pieces()));
  };
  return (
    <div className="mb-3">
      <Button size="small" wide disabled={!isOneCloth} onClick={lay}>
        {t("Cut side by side, one print across")}
      </Button>
      <p className="mt-1.5 text-note text-ink-3">
        {isOneCloth
          ? `${t("From left to right as they lie on the board, two seam allowances apart. The first piece keeps its print.")} ${t("After that the cloth stays: a piece that is moved slides over it.")}`
          : t("Choose pieces of one and the same fabric to let its print run across them.")}
      </p>
      <p className="mt-1.5 text-note text-ink-3">{t("Drag a chosen piece, or press arrow keys, to move it on the board.")}</p>
      {tidy}
    </div>
  );
}
