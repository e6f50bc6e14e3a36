import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { type Artwork, type ArtworkLattice, alongWarp, type Extent, fitInto, withFullRepeat } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { Button, cx, Icon, NumberField, Segmented, Select } from "../../ui/index.ts";
import { useSession, useShown, useStyle } from "../session/context.ts";
import type { Format } from "../session/format.ts";
import { MAX_STEP_MM, MIN_STEP_MM } from "./neighbours.ts";

/** Circumferences of the rollers that rotary printers have, mm. */
const ROLLERS_MM = [640, 725, 819, 914, 1_018] as const;
const MAX_MM = 10_000;

type Machine = "none" | "own" | `${(typeof ROLLERS_MM)[number]}`;
/** What the repeats of this visit are checked against: a printer is chosen once, not for each artwork. */
const chosen = createStore<{ readonly machine: Machine; readonly own: number; readonly way: "along" | "across" }>(() => ({
  machine: "none",
  own: 600,
  way: "across",
}));

/** Whether a whole number of full repeats goes into what a printer or a loom repeats, and the nearest size of which one does. */
export function RepeatCheck({ artwork, lattice, full }: { artwork: Artwork; lattice: ArtworkLattice; full: Extent }) {
  const { t } = useTranslation("tailoring");
  const { format } = useSession();
  const { machine, own, way } = useStore(chosen);
  const choices: readonly { value: Machine; label: string }[] = [
    { value: "none", label: t("Nothing") },
    ...ROLLERS_MM.map((mm) => ({ value: `${mm}` as Machine, label: t("Rotary screen {{mm}} mm", { mm }) })),
    { value: "own", label: t("Loom or other size") },
  ];
  return (
    <div className="mt-2">
      <Select
        label={t("Check against")}
        labelAt="beside"
        value={machine}
        choices={choices}
        className="[&>button]:h-8 [&>button]:min-w-0 [&>button]:flex-1 [&>button]:text-dense [&_button]:h-8"
        onChange={(next) => chosen.setState({ machine: next })}
      />
      {machine === "own" && (
        <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
          <NumberField
            label={t("Repeat of the machine")}
            labelAt="hidden"
            size="small"
            unit="mm"
            value={own}
            min={MIN_STEP_MM}
            max={MAX_MM}
            onCommit={(mm) => chosen.setState({ own: mm })}
          />
          <Segmented
            label={t("Fabric direction")}
            value={way}
            choices={[
              { value: "across", label: t("Across") },
              { value: "along", label: t("Along") },
            ]}
            className="[&_label]:px-1.5 [&_label]:font-cond"
            onChange={(next) => chosen.setState({ way: next })}
          />
        </div>
      )}
      {machine !== "none" && (
        <Verdict
          artwork={artwork}
          lattice={lattice}
          full={full}
          mm={machine === "own" ? own : Number(machine)}
          isAlong={machine !== "own" || way === "along"}
          format={format}
        />
      )}
    </div>
  );
}

type VerdictProps = Parameters<typeof RepeatCheck>[0] & { mm: number; isAlong: boolean; format: Format };

function Verdict({ artwork, lattice, full, mm, isAlong, format }: VerdictProps) {
  const { t } = useTranslation("tailoring");
  const { editor } = useSession();
  const grain = useStyle().pieces.find(({ key }) => key === artwork.pieceKey)?.grain ?? 0;
  const turn = useShown((document) => document.pieces[artwork.pieceKey]?.mapping.angle ?? 0);
  const warp = alongWarp(artwork.angle, grain + turn);
  if (!warp)
    return (
      <Said isRight={false}>
        {t("The artwork lies at a slant to the cloth, so its repeat does not come round on a machine.")}
      </Said>
    );
  const side = isAlong ? warp : warp === "down" ? "across" : "down";
  const { times, isWhole, nearest } = fitInto(full[side], mm);
  // Figures keep their order in a line of Arabic.
  const sum = `\u2066${format.mm(mm)} = ${format.number(times, isWhole ? 0 : 2)} × ${format.length(full[side], false)}\u2069`;
  const fitted = withFullRepeat(lattice, side, nearest);
  const isPossible = fitted[side] >= MIN_STEP_MM && fitted[side] <= MAX_STEP_MM;
  return (
    <>
      <Said isRight={isWhole}>{isWhole ? t("It fits: {{sum}}", { sum }) : t("It breaks at the join: {{sum}}", { sum })}</Said>
      {!isWhole && isPossible && (
        <Button
          size="small"
          wide
          className="mt-1.5"
          onClick={() => editor.give({ type: "setLattice", id: artwork.id, lattice: fitted })}
        >
          {t("Make the full repeat {{mm}} mm", { mm: format.mm(nearest) })}
        </Button>
      )}
    </>
  );
}

function Said({ isRight, children }: { isRight: boolean; children: string }) {
  return (
    <p
      role="status"
      data-fits={isRight}
      className={cx(
        "mt-1.5 flex items-start gap-1.5 px-2 py-1 text-note",
        isRight ? "bg-ok-wash text-ok" : "bg-warn-wash text-warn",
      )}
    >
      <Icon of={isRight ? CheckIcon : WarningIcon} size={14} className="mt-px shrink-0" />
      <span>{children}</span>
    </p>
  );
}
