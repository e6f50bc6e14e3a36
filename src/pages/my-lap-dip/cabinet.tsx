import type { LapDip, LapDipOption, LightSource } from "@selvedge/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { DECISION_NAMES, DECISION_TONES, LIGHT_NAMES } from "../../lap-dips/words.ts";
import { Segmented } from "../../ui/choices.tsx";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Code } from "../../ui/words.tsx";

const LIGHTS = ["D65", "A", "TL84", "UV"] as const satisfies readonly LightSource[];

/** Which lamp of the cabinet burns. */
export function LightSwitch({ light, onChange }: { light: LightSource; onChange: (light: LightSource) => void }) {
  const { t } = useTranslation("lapdips");
  return (
    <Segmented
      label={t("Light source")}
      value={light}
      onChange={onChange}
      choices={LIGHTS.map((value) => ({ value, label: LIGHT_NAMES[value].short }))}
    />
  );
}

/** Half of a pair: a colour, or a hatching where it was not measured. */
function Half({ hex, className }: { hex: string | null; className?: string }) {
  return (
    <span
      className={cx("block h-full grow", !hex && "unmeasured", className)}
      style={hex ? { backgroundColor: hex } : undefined}
    />
  );
}

/** Standard at the left, option at the right, edge to edge: an eye sees a difference best where two colours touch. */
function Pair({ standard, option, name }: { standard: string | null; option: string | null; name: string }) {
  return (
    <span role="img" aria-label={name} dir="ltr" className="flex h-36 w-full max-tablet:h-28">
      <Half hex={standard} />
      <Half hex={option} />
    </span>
  );
}

const hexUnder = (seen: readonly { light: LightSource; hex: string | null }[], light: LightSource): string | null =>
  seen.find((one) => one.light === light)?.hex ?? null;

function OptionTile({
  lapDip,
  option,
  light,
  children,
}: {
  lapDip: LapDip;
  option: LapDipOption;
  light: LightSource;
  children?: ReactNode;
}) {
  const { t } = useTranslation("lapdips");
  const { number } = useFormat();
  const { label, recipeNo, img, decision, comment } = option;
  const deltaE = option.seen.find((one) => one.light === light)?.deltaE ?? null;
  const difference = deltaE === null ? t("ΔE not measured") : `ΔE ${number(deltaE, 2)}`;
  return (
    <li className="min-w-0">
      <Pair
        standard={hexUnder(lapDip.standard.seen, light)}
        option={hexUnder(option.seen, light)}
        name={t("Standard beside option {{label}}, {{difference}}", { label, difference })}
      />
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-ink">
        <span className="text-head">{label}</span>
        <span className="text-body font-medium">
          <bdi>{difference}</bdi>
        </span>
        <span className="ms-auto font-cond text-dense">
          <Code>{recipeNo}</Code>
        </span>
      </p>
      {img && (
        <Picture src={img.thumbUrl} alt={t("Photo of option {{label}}", { label })} sizes="96px" className="mt-2 size-24" />
      )}
      {decision && (
        <p className="mt-1.5">
          <span className="inline-block bg-sheet">
            <Tag tone={DECISION_TONES[decision]}>{t(DECISION_NAMES[decision])}</Tag>
          </span>
        </p>
      )}
      {comment && (
        <p dir="auto" className="mt-1 text-dense text-ink">
          {comment}
        </p>
      )}
      {children}
    </li>
  );
}

/** Why the colours under a lamp say less than a reader may think; null where there is nothing to add. */
function noteOf(lapDip: LapDip, options: readonly LapDipOption[], light: LightSource): string | null {
  if (light === "UV")
    return "A UV lamp shows optical brighteners. A measurement of reflectance does not: judge it in the cabinet.";
  const missing = [hexUnder(lapDip.standard.seen, light), ...options.map(({ seen }) => hexUnder(seen, light))].includes(null);
  if (!missing) return null;
  return light === "D65"
    ? "Hatched areas were not measured."
    : "What is hatched was measured under D65 alone; how it looks under this lamp cannot be computed.";
}

type CabinetProps = {
  lapDip: LapDip;
  options: readonly LapDipOption[];
  light: LightSource;
  /** What is asked of an option, below it. */
  below?: (option: LapDipOption) => ReactNode;
};

/** The options of a round beside the standard on neutral grey, as one lamp shows them. */
export function Cabinet({ lapDip, options, light, below }: CabinetProps) {
  const { t } = useTranslation("lapdips");
  const note = noteOf(lapDip, options, light);
  return (
    <div className="bg-lightbox p-6 max-tablet:-mx-4 max-tablet:p-4">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] gap-x-8 gap-y-7 max-tablet:grid-cols-1">
        {options.map((option) => (
          <OptionTile key={option.label} lapDip={lapDip} option={option} light={light}>
            {below?.(option)}
          </OptionTile>
        ))}
      </ul>
      <p className="mt-5 max-w-[62ch] text-dense text-ink">
        {t("In each pair the standard is at the left, the option at the right.")} {note && t(note)}
      </p>
    </div>
  );
}

/** Always in view where colours are: a screen shows colours less surely than an eye judges them. */
export function ScreenWarning() {
  const { t } = useTranslation("lapdips");
  return (
    <p className="flex items-start gap-2 border-s-2 border-warn bg-warn-wash px-3 py-2 text-dense text-warn">
      {t(
        "Your screen is not a colour cabinet. The colours here are computed from measurements; decide with the dyed fabric in your hand.",
      )}
    </p>
  );
}
