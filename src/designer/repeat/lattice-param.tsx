import { type ArtworkLattice, fullRepeat, lawful, lawfulDrops, type Symmetry } from "@selvedge/editor-core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button, NumberField, Segmented, Select } from "../../ui/index.ts";
import { rendersFor, useGesture } from "../inspector/artwork-part.ts";
import { Row } from "../inspector/row.tsx";
import { useSession } from "../session/context.ts";
import { CAUGHT_SHARES, latticeOf, MAX_STEP_MM, MIN_STEP_MM, neighbourHandles, withinSteps } from "./neighbours.ts";
import { RepeatCheck } from "./repeat-check.tsx";

const HALF = 0.5;
const SHARES = { "1/4": 1 / 4, "1/3": 1 / 3, "1/2": 1 / 2, "2/3": 2 / 3, "3/4": 3 / 4 } as const;
type ShareName = keyof typeof SHARES;
const SHARE_NAMES = Object.keys(SHARES) as ShareName[];
/** Nearer to a simple share than this is that share: a figure of mm is written to a tenth. */
const NEAR = 1e-3;

/** Repeat as a lattice, in figures: its steps, what is staggered and by how much, the symmetry, and whether a machine can repeat it. */
export const LatticeParam = rendersFor(
  ["id", "pieceKey", "width", "height", "angle", "gap", "lattice"],
  function LatticeParam({ artwork }) {
    const { t } = useTranslation("tailoring");
    const session = useSession();
    const { editor, format } = session;
    const gesture = useGesture();
    useEffect(() => {
      session.overlay.setState({ handles: neighbourHandles(session) });
      return () => session.overlay.setState({ handles: null });
    }, [session]);

    const lattice = latticeOf(artwork);
    const { across, down, by, drop, symmetry } = lattice;
    const command = (change: Partial<ArtworkLattice>) => ({
      type: "setLattice" as const,
      id: artwork.id,
      lattice: lawful({ ...lattice, ...change }),
    });
    const give = (change: Partial<ArtworkLattice>) => void editor.give(command(change));
    const steps = { size: "small", labelAt: "hidden", unit: "mm", min: MIN_STEP_MM, max: MAX_STEP_MM } as const;

    const stagger = drop === 0 ? "none" : by;
    const canStagger = (way: ArtworkLattice["by"]) => lawfulDrops(symmetry, way)?.length !== 1;
    const isLawful = (share: number) => lawfulDrops(symmetry, by)?.includes(share) ?? true;
    const shareName = SHARE_NAMES.find((name) => Math.abs(SHARES[name] - drop) < NEAR) ?? null;
    const step = by === "column" ? down : across;
    const shareOfMm = (mm: number) => {
      const share = Math.min(0.999, Math.max(0, mm / step));
      return CAUGHT_SHARES.find((simple) => Math.abs(simple - share) * step < 0.05) ?? share;
    };
    const symmetries: readonly { value: Symmetry; label: string }[] = [
      { value: "none", label: t("All alike") },
      { value: "mirror", label: t("Mirrored columns") },
      { value: "glide", label: t("Mirrored rows") },
      { value: "rotation", label: t("Turned columns") },
    ];
    const full = fullRepeat(lattice);
    const narrow = "flex min-w-0 [&_label]:px-1 [&_label]:font-cond";
    return (
      <div className="mt-1.5 border-t border-line pt-1.5" data-lattice={full ? `${full.across} ${full.down}` : ""}>
        <Row wide label={t("Columns every")}>
          <NumberField
            {...steps}
            label={t("Columns every")}
            value={across}
            {...gesture((mm) => command({ across: withinSteps(mm) }))}
          />
        </Row>
        <Row wide label={t("Rows every")}>
          <NumberField {...steps} label={t("Rows every")} value={down} {...gesture((mm) => command({ down: withinSteps(mm) }))} />
        </Row>
        <Row wide label={t("Stagger")}>
          <Segmented
            label={t("Stagger")}
            value={stagger}
            choices={[
              { value: "none", label: t("Straight") },
              { value: "column", label: t("Columns drop"), disabled: !canStagger("column") },
              { value: "row", label: t("Rows shift"), disabled: !canStagger("row") },
            ]}
            className={narrow}
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
                className={`${narrow} [direction:ltr]`}
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
                {...gesture((mm) => command({ drop: shareOfMm(mm) }))}
              />
            </Row>
          </>
        )}
        <Row wide label={t("Symmetry")}>
          <Select
            label={t("Symmetry")}
            labelAt="hidden"
            value={symmetry}
            choices={symmetries}
            className="[&_button]:h-7 [&_button]:text-dense pointer-coarse:[&_button]:h-9"
            onChange={(next) => give({ symmetry: next })}
          />
        </Row>
        <p className="mt-1 text-note text-ink-2" aria-live="polite">
          {full
            ? t("Full repeat {{across}} × {{down}} mm", { across: format.mm(full.across), down: format.mm(full.down) })
            : t("This stagger comes round only after more than 24 steps.")}
        </p>
        <p className="text-note text-ink-3">{t("Drag a neighbour on the board by its ring; Alt leaves it free.")}</p>
        {full && <RepeatCheck artwork={artwork} lattice={lattice} full={full} />}
        {artwork.lattice && (
          <Button
            size="small"
            wide
            className="mt-2"
            onClick={() => editor.give({ type: "repeatArtwork", id: artwork.id, repeat: "all", gap: artwork.gap })}
          >
            {t("Back to an even gap")}
          </Button>
        )}
      </div>
    );
  },
);
