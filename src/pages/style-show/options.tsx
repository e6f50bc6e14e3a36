import type { GarmentOption } from "@selvedge/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { LineSelect } from "../../ui/line-select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Closures } from "../../worn/closures.tsx";
import { type Chosen, onStep, textOf } from "../../worn/cut.ts";
import { openWith } from "../../worn/open.ts";
import { useMeasures } from "./pattern/measures.ts";
import type { Cut } from "./pattern/section.tsx";
import type { Worn } from "./stage.tsx";

type OneProps = {
  readonly option: GarmentOption;
  readonly value: number;
  /** Hears every step of a gesture, and its end. */
  readonly onMove: (value: number) => void;
  readonly onChoose: (value: number) => void;
};

/** An option on a rail, in the user's unit. */
function One({ option, value, onMove, onChoose }: OneProps) {
  const { t } = useTranslation("pattern");
  const { fine } = useMeasures();
  const isLength = option.unit === "mm";
  const unit = isLength ? fine.mm : 1;
  const own = (shown: number) => onStep(option, shown * unit);
  return (
    <Slider
      label={option.name}
      value={value / unit}
      min={option.least / unit}
      max={option.most / unit}
      origin={option.standard / unit}
      step={option.step / unit}
      digits={isLength ? fine.digits : 1}
      unit={isLength ? t(fine.unit) : "%"}
      onChange={(shown) => onMove(own(shown))}
      onCommit={(shown) => onChoose(own(shown))}
      onCancel={() => onMove(value)}
      className="grid-cols-[minmax(0,150px)_minmax(64px,1fr)_92px]! pointer-coarse:min-h-11"
    />
  );
}

type OptionsProps = {
  readonly style: Worn["style"];
  readonly cut: Cut;
  /** The closures that are worn open. */
  readonly open: readonly string[];
  /** The user comes to the options. */
  readonly onNear: () => void;
  readonly onCut: (cut: { readonly size?: string; readonly options?: string }) => void;
  readonly onOpen: (open: readonly string[]) => void;
};

/** Size and options of the garment, and how it is closed: what is chosen is drafted and draped again. */
export function Options({ style, cut, open, onNear, onCut, onOpen }: OptionsProps) {
  const { t } = useTranslation(["pattern", "pieces"]);
  const { sizes, choices, options, closures = [] } = style.garment;
  const chosen = options as Chosen;
  /** What a gesture has come to that has not ended. */
  const [moved, setMoved] = useState<Chosen>({});
  /** What was chosen here and does not stand in the address yet, in its order. */
  const sent = useRef<readonly string[]>([]);
  useEffect(() => {
    const index = sent.current.indexOf(cut.options);
    sent.current = index < 0 ? [] : sent.current.slice(index + 1);
    // A step of this hand, which may have gone on since, takes nothing back; a choice made elsewhere does.
    if (index < 0) setMoved({});
  }, [cut.options]);
  const now = { ...chosen, ...moved };
  const hasLengths = choices.some(({ unit }) => unit === "mm");
  return (
    <section aria-labelledby="options" onPointerEnter={onNear} onFocus={onNear}>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="options" className="voice-name text-head">
          {t("Fit and lengths")}
        </h2>
        <div className="flex items-center gap-4">
          {cut.options !== "" && (
            <Button tone="quiet" size="small" onClick={() => onCut({ options: "" })}>
              {t("As drafted")}
            </Button>
          )}
          <LineSelect
            label={t("Size", { ns: "pieces" })}
            labelAt="beside"
            value={cut.size}
            choices={sizes.map((value) => ({ value, label: value }))}
            onChange={(size) => onCut({ size })}
          />
        </div>
      </header>
      <Closures
        closures={closures}
        open={open}
        onChange={({ key }, isOpen) => onOpen(openWith(closures, open, { key, isOpen }))}
      />
      <div className="grid grid-cols-1">
        {choices.map((option) => (
          <One
            key={option.key}
            option={option}
            value={now[option.key] ?? option.standard}
            onMove={(value) => setMoved((before) => ({ ...before, [option.key]: value }))}
            onChoose={(value) => {
              const text = textOf(choices, { ...now, [option.key]: value });
              sent.current = [...sent.current, text];
              onCut({ options: text });
            }}
          />
        ))}
      </div>
      {hasLengths && <p className="mt-2 text-note text-ink-3">{t("Lengths are added to those of the size.")}</p>}
    </section>
  );
}
