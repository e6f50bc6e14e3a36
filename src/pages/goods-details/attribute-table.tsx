import type { FabricAttrs } from "@selvedge/contract";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Segmented } from "../../ui/choices.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { type CountSystem, densityIn, type Figure, type UnitSystem, weightIn, widthIn, writeCount } from "./units.ts";

const KEPT = "fabricUnits";
type Chosen = { readonly units: UnitSystem; readonly counts: CountSystem };
const AS_RECORDED: Chosen = { units: "metric", counts: "record" };

function kept(): Chosen {
  try {
    return { ...AS_RECORDED, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Chosen>) };
  } catch {
    return AS_RECORDED;
  }
}

/** What a fabric is, in the units its reader counts in; the choice is kept in this browser. */
export function AttributeTable({ attrs }: { readonly attrs: FabricAttrs }) {
  const { t } = useTranslation(["favourites", "goods", "catalogue", "fabrics"]);
  const { number, list } = useFormat();
  const [{ units, counts }, setChosen] = useState(kept);
  const choose = (next: Partial<Chosen>) => {
    const chosen = { units, counts, ...next };
    setChosen(chosen);
    try {
      localStorage.setItem(KEPT, JSON.stringify(chosen));
    } catch {
      // A browser that stores nothing asks again on the next page.
    }
  };
  const figure = ({ value, digits, unit }: Figure) => <Quantity value={number(value, digits)} unit={` ${t(unit)}`} />;
  const words = (values: readonly string[]) => list(values.filter(Boolean).map((word) => t(word)));
  const yarns = [attrs.warpYarnCount, attrs.weftYarnCount].filter(Boolean).map((count) => writeCount(count, counts));
  const densities = [attrs.warpDensity, attrs.weftDensity]
    .filter((density) => density !== null)
    .map((one) => densityIn(one, units));
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [t("Composition"), attrs.composition],
    [t("Product type"), words([attrs.productType])],
    [t("Technology"), words([attrs.technology])],
    [t("Yarn count", { ns: "goods" }), yarns.length > 0 && <Code>{yarns.join(" × ")}</Code>],
    [
      t("Density", { ns: "goods" }),
      densities.length > 0 && (
        <Code>
          <Quantity
            value={densities.map(({ value, digits }) => number(value, digits)).join(" × ")}
            unit={` ${densities[0]!.unit}`}
          />
        </Code>
      ),
    ],
    [t("Weight"), attrs.weight !== null && figure(weightIn(attrs.weight, units))],
    [t("Width"), attrs.width !== null && figure(widthIn(attrs.width, units))],
    [t("Pattern"), words([attrs.pattern])],
    [t("Color"), words([attrs.color])],
    [t("Style", { ns: "goods" }), words([attrs.style])],
    [t("Finish"), words(attrs.finish)],
    [t("Fabric type"), words(attrs.fabricType)],
    [t("Use", { ns: "catalogue" }), words(attrs.use)],
    [t("For", { ns: "catalogue" }), words(attrs.for)],
  ];
  return (
    <section className="mt-6" aria-label={t("Construction", { ns: "goods" })}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="voice text-head">{t("Construction", { ns: "goods" })}</h2>
        <span className="flex flex-wrap gap-2">
          <Segmented
            label={t("Yarn count in", { ns: "goods" })}
            value={counts}
            choices={[
              { value: "record", label: t("As given", { ns: "goods" }) },
              { value: "Ne", label: "Ne" },
              { value: "tex", label: "tex" },
            ]}
            onChange={(next) => choose({ counts: next })}
          />
          <Segmented
            label={t("Units", { ns: "goods" })}
            value={units}
            choices={[
              { value: "metric", label: "g/m², cm" },
              { value: "imperial", label: "oz/yd², in" },
            ]}
            onChange={(next) => choose({ units: next })}
          />
        </span>
      </div>
      <table className="w-full text-dense">
        <tbody>
          {rows
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="h-7.5 w-32 pe-3 text-start font-normal text-ink-2">
                  {label}
                </th>
                <td className="py-1">{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
