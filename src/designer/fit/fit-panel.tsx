import type { GarmentOption } from "@selvedge/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Slider } from "../../ui/index.ts";
import { Closures } from "../../worn/closures.tsx";
import { onStep } from "../../worn/cut.ts";
import { OPEN, openIn, openWith } from "../../worn/open.ts";
import { CostLine } from "../cost/cost-line.tsx";
import { useDocument, useSession, useStyle } from "../session/context.ts";
import { useCuts } from "../session/use-sizes.ts";

type Chosen = Readonly<Record<string, number>>;

/** Only what differs from the garment as drafted. */
const differing = (choices: readonly GarmentOption[], chosen: Chosen): Chosen =>
  Object.fromEntries(
    choices.flatMap(({ key, standard }) => {
      const value = chosen[key];
      return value === undefined || value === standard ? [] : [[key, value]];
    }),
  );

/** Fit and lengths of the garment: what is chosen is drafted again on the board and draped again. Artworks keep their places on the pieces. */
export function FitPanel() {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  const { choices, closures = [] } = useStyle().garment;
  const options = useDocument((document) => document.options);
  const { busy, error, bring } = useCuts();
  /** What a gesture has come to that has not ended, or is being drafted. */
  const [moved, setMoved] = useState<Chosen>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been chosen is no longer on its way
  useEffect(() => setMoved({}), [options]);
  const chosen = { ...(options as Chosen), ...moved };

  const choose = async (next: Chosen, change: { name: string; value: number; unit: "mm" | "%" } | null) => {
    const cut = { ...differing(choices, next), ...(options[OPEN] !== undefined && { [OPEN]: options[OPEN] }) };
    const { size } = session.editor.document();
    if (await bring({ size, options: cut })) session.editor.give({ type: "chooseOptions", options: cut, change });
    setMoved({});
  };
  const open = openIn(closures, options[OPEN]);
  if (choices.length === 0)
    return <p className="border-t border-line pt-3 text-dense text-ink-2">{t("This style is made in its sizes only.")}</p>;
  const isChosen = Object.keys(options).some((key) => key !== OPEN);
  return (
    <div aria-busy={busy !== null}>
      <p className="mb-2 text-note text-ink-3">
        {t("The pattern is drafted and the garment draped again. Lengths are added to those of the size.")}
      </p>
      <Closures
        closures={closures}
        open={open}
        onChange={({ key, name }, isOpen) =>
          session.editor.give({
            type: "openClosure",
            open: openWith(closures, open, { key, isOpen }).join(","),
            change: { name, isOpen },
          })
        }
      />
      {choices.map((option) => (
        <Slider
          key={option.key}
          label={option.name}
          value={chosen[option.key] ?? option.standard}
          min={option.least}
          max={option.most}
          origin={option.standard}
          step={option.step}
          digits={option.unit === "mm" ? 0 : 1}
          unit={option.unit}
          onChange={(value) => setMoved((before) => ({ ...before, [option.key]: onStep(option, value) }))}
          onCommit={(value) => {
            const rounded = onStep(option, value);
            void choose({ ...chosen, [option.key]: rounded }, { name: option.name, value: rounded, unit: option.unit });
          }}
          onCancel={() => setMoved({})}
          className="grid-cols-[minmax(0,1fr)_82px]! border-t border-line py-1.5 [&>span]:order-3 [&>span]:col-span-2 gap-y-0.5! pointer-coarse:min-h-11"
        />
      ))}
      <CostLine options={differing(choices, chosen)} />
      <Button size="small" className="mt-3 w-full" disabled={!isChosen || busy !== null} onClick={() => void choose({}, null)}>
        {t("As drafted")}
      </Button>
      {error && (
        <p role="alert" className="mt-3 text-note text-fault">
          {t("The pattern could not be loaded; the garment is unchanged. Choose again.")}
        </p>
      )}
    </div>
  );
}
