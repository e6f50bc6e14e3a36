import { pxPerMmAt } from "@selvedge/geometry-core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../api/download.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button, NumberField, Select } from "../../ui/index.ts";
import { boxOf } from "../board/place.ts";
import { useSaving } from "../save/context.ts";
import { useBoardPieces, useSelection, useSession, useStyle } from "../session/context.ts";
import { arePicturesHere, boardRoom, exportBoardAt, exportPiece, MAX_EXPORT_PX, pixelsOf } from "./export-piece.ts";

const MIN_DPI = 20;
const MAX_DPI = 600;
const WHOLE_BOARD = "*";

/** Pictures of a piece or of the board at true scale; the size is said before it is made, and never shrunk in silence. */
export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const style = useStyle();
  const pieces = useBoardPieces();
  const chosen = useSelection(({ pieces }) => pieces.at(-1));
  const name = useSaving((saving) => saving.name);
  const [what, setWhat] = useState<string | null>(null);
  const [dpi, setDpi] = useState(150);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const key = what ?? chosen ?? WHOLE_BOARD;
  const piece = style.pieces.find((each) => each.key === key);
  const box = useMemo(() => (piece ? boxOf(piece.outline) : boardRoom(pieces)), [piece, pieces]);
  const pixels = pixelsOf(box, pxPerMmAt(dpi));
  const isTooLarge = pixels.width * pixels.height > MAX_EXPORT_PX;
  const isOutside = dpi < MIN_DPI || dpi > MAX_DPI;

  const make = async () => {
    setBusy(true);
    setFault(null);
    try {
      if (!(await arePicturesHere(session, piece ? [piece.key] : style.pieces.map((each) => each.key)))) {
        setFault(t("A picture on the garment could not be loaded. Check the connection and try again."));
        return;
      }
      const blob = await (piece ? exportPiece(session, piece.key, pxPerMmAt(dpi)) : exportBoardAt(session, pxPerMmAt(dpi)));
      saveFile(blob, `${name || style.name} ${piece?.name ?? t("Pattern board")} ${dpi} dpi.png`);
      onClose();
    } catch (thrown) {
      console.warn("The picture could not be made.", thrown);
      setFault(t("This browser could not make a picture of this size. Choose fewer dots per inch."));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Export a picture at true scale?")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" busy={isBusy} disabled={isTooLarge || isOutside} onClick={make}>
            {t("Export PNG")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label={t("What")}
          value={key}
          choices={[
            { value: WHOLE_BOARD, label: t("Whole board") },
            ...style.pieces.map((each) => ({ value: each.key, label: each.name })),
          ]}
          onChange={setWhat}
        />
        <NumberField
          label={t("Dots per inch")}
          value={dpi}
          digits={0}
          step={10}
          min={MIN_DPI}
          max={MAX_DPI}
          unit="dpi"
          onChange={setDpi}
        />
        <p className="text-dense">
          <bdi>
            {t("{{width}} × {{height}} mm, {{across}} × {{down}} pixels", {
              width: Math.round(box.width),
              height: Math.round(box.height),
              across: pixels.width,
              down: pixels.height,
            })}
          </bdi>
        </p>
        {(isTooLarge || fault) && (
          <p role="alert" className="text-dense text-fault">
            {fault ?? t("That is more than a browser can draw. Choose fewer dots per inch.")}
          </p>
        )}
      </div>
    </Dialog>
  );
}
