import { type ArtworkLattice, type Command, lawfulDrops } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { NumberField, Segmented } from "../../ui/index.ts";
import { useGesture } from "../inspector/artwork-part.ts";
import { Row } from "../inspector/row.tsx";
import { CAUGHT_SHARES } from "./neighbours.ts";

const HALF = 0.5;
const SHARES = { "1/4": 1 / 4, "1/3": 1 / 3, "1/2": 1 / 2, "2/3": 2 / 3, "3/4": 3 / 4 } as const;
type ShareName = keyof typeof SHARES;
const SHARE_NAMES = Object.keys(SHARES) as ShareName[];
/** Nearer to a simple share than this is that share: a figure of mm is written to a tenth. */
const NEAR = 1e-3;
const NARROW = "flex min-w-0 [&_label]:px-1 [&_label]:font-cond";

type StaggerRowsProps = {
  lattice: ArtworkLattice;
  commandOf: (change: Partial<ArtworkLattice>) => Command;
  give: (change: Partial<ArtworkLattice>) => void;
};

/** What of a lattice is staggered, and by how much: a simple share of the step, or mm where the symmetry leaves that free. */
export function StaggerRows({ lattice: { across, down, by, drop, symmetry }, commandOf, give }: StaggerRowsProps) {
  const { t } = useTranslation("tailoring");
  const gesture = useGesture();
  const stagger = drop === 0 ? "none" : by;
  const canStagger = (way: ArtworkLattice["by"]) => lawfulDrops(symmetry, way)?.length !== 1;
  const isLawful = (share: number) => lawfulDrops(symmetry, by)?.includes(share) ?? true;
  const shareName = SHARE_NAMES.find((name) => Math.abs(SHARES[name] - drop) < NEAR) ?? null;
  const step = by === "column" ? down : across;
  const shareOfMm = (mm: number) => {
    const share = Math.min(0.999, Math.max(0, mm / step));
    return CAUGHT_SHARES.find((simple) => Math.abs(simple - share) * step < 0.05) ?? share;
  };
  return (
    <>
      <Row wide label={t("Stagger")}>
        <Segmented
          label={t("Stagger")}
          value={stagger}
          choices={[
            { value: "none", label: t("Straight") },
            { value: "column", label: t("Columns drop"), disabled: !canStagger("column") },
            { value: "row", label: t("Rows shift"), disabled: !canStagger("row") },
          ]}
          className={NARROW}
          onChange={(next) => give(next === "none" ? { drop: 0 } : { by: next, drop: drop || HALF })}
        />
      </Row>
      {stagger !== "none" && (
        <>
          <Row wide label={t("Staggered by")}>
            <Segmented
              label={t("Staggered by")}
              value={shareName}
              choices={SHARE_NAMES.map((name) => ({ value: name, label: name, disabled: !isLawful(SHARES[name]) }))}
              className={`${NARROW} [direction:ltr]`}
              onChange={(name) => give({ drop: SHARES[name] })}
            />
          </Row>
          <Row wide label="">
            <NumberField
              label={by === "column" ? t("Each column lower by") : t("Each row farther right by")}
              labelAt="hidden"
              size="small"
              unit="mm"
              value={drop * step}
              min={0}
              max={step}
              disabled={lawfulDrops(symmetry, by) !== null}
              {...gesture((mm) => commandOf({ drop: shareOfMm(mm) }))}
            />
          </Row>
        </>
      )}
    </>
  );
}
