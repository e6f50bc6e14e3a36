import type { JoinPiece, PlaceKey } from "@selvedge/garment-core";
import { useTranslation } from "../i18n.ts";
import { NumberField } from "../ui/number-field.tsx";
import { Select } from "../ui/select.tsx";

/** Where pieces are worn, as it is said; English texts of `own-styles.json`. */
export const PLACE_NAMES: { readonly [key in PlaceKey]: string } = {
  front: "Front",
  frontL: "Front, left half",
  frontR: "Front, right half",
  back: "Back",
  backL: "Back, left half",
  backR: "Back, right half",
  yoke: "Yoke",
  sleeveL: "Left sleeve",
  sleeveR: "Right sleeve",
  cuffL: "Left cuff",
  cuffR: "Right cuff",
  neckband: "Neckband or stand",
  collar: "Collar",
  hemband: "Hem rib",
  waistband: "Waistband",
  skirtFront: "Skirt front",
  skirtFrontL: "Skirt front, left half",
  skirtFrontR: "Skirt front, right half",
  skirtBack: "Skirt back",
  skirtBackL: "Skirt back, left half",
  skirtBackR: "Skirt back, right half",
  legFrontL: "Left leg, front",
  legFrontR: "Right leg, front",
  legBackL: "Left leg, back",
  legBackR: "Right leg, back",
  leftOut: "Not worn",
};

type Props = { piece: JoinPiece; onChange: (change: Partial<Pick<JoinPiece, "place" | "around" | "up">>) => void };

/** Where a piece is put on the form. */
export function PieceSettings({ piece, onChange }: Props) {
  const { t } = useTranslation("own-styles");
  const choices = (Object.keys(PLACE_NAMES) as PlaceKey[]).map((value) => ({ value, label: t(PLACE_NAMES[value]) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_88px_88px] items-end gap-2">
      <Select label={piece.name} value={piece.place} choices={choices} onChange={(place) => onChange({ place })} />
      <NumberField
        label={t("Round")}
        unit="mm"
        digits={0}
        size="medium"
        min={-2000}
        max={2000}
        value={piece.around}
        onCommit={(around) => onChange({ around })}
      />
      <NumberField
        label={t("Up")}
        unit="mm"
        digits={0}
        size="medium"
        min={-1000}
        max={1000}
        value={piece.up}
        onCommit={(up) => onChange({ up })}
      />
    </div>
  );
}
