import { type ArtworkLattice, fullRepeat, lawful, type Symmetry } from "@selvedge/editor-core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button, NumberField, Select } from "../../ui/index.ts";
import { rendersFor, useGesture } from "../inspector/artwork-part.ts";
import { Row } from "../inspector/row.tsx";
import { useSession } from "../session/context.ts";
import { latticeOf, MAX_STEP_MM, MIN_STEP_MM, neighbourHandles, withinSteps } from "./neighbours.ts";
import { RepeatCheck } from "./repeat-check.tsx";
import { StaggerRows } from "./stagger-rows.tsx";

const STEPS = { size: "small", labelAt: "hidden", unit: "mm", min: MIN_STEP_MM, max: MAX_STEP_MM } as const;

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
    const { across, down, symmetry } = lattice;
    const commandOf = (change: Partial<ArtworkLattice>) => ({
      type: "setLattice" as const,
      id: artwork.id,
      lattice: lawful({ ...lattice, ...change }),
    });
    const give = (change: Partial<ArtworkLattice>) => void editor.give(commandOf(change));
    const symmetries: readonly { value: Symmetry; label: string }[] = [
      { value: "none", label: t("All alike") },
      { value: "mirror", label: t("Mirrored columns") },
      { value: "glide", label: t("Mirrored rows") },
      { value: "rotation", label: t("Turned columns") },
    ];
    const full = fullRepeat(lattice);
    return (
      <div className="mt-1.5 border-t border-line pt-1.5" data-lattice={full ? `${full.across} ${full.down}` : ""}>
        <Row wide label={t("Columns every")}>
          <NumberField
            {...STEPS}
            label={t("Columns every")}
            value={across}
            {...gesture((mm) => commandOf({ across: withinSteps(mm) }))}
          />
        </Row>
        <Row wide label={t("Rows every")}>
          <NumberField
            {...STEPS}
            label={t("Rows every")}
            value={down}
            {...gesture((mm) => commandOf({ down: withinSteps(mm) }))}
          />
        </Row>
        <StaggerRows lattice={lattice} commandOf={commandOf} give={give} />
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
