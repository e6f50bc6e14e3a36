import type { Facet } from "@selvedge/contract";
import { cx } from "../../../ui/classes.ts";
import { COLOUR_SWATCHES, swatchOrder } from "./colours.ts";

type ColourFacetProps = { facet: Facet; chosen: readonly string[]; onChange: (values: readonly string[]) => void };

/** Colour families as swatches in the order of hues; each says its name and how many fabrics have it. */
export function ColourFacet({ facet, chosen, onChange }: ColourFacetProps) {
  const values = facet.values.toSorted((a, b) => swatchOrder(a.value) - swatchOrder(b.value));
  return (
    <ul className="grid grid-cols-8 gap-1 pointer-coarse:grid-cols-[repeat(auto-fill,44px)]">
      {values.map(({ value, label, count }) => {
        const isOn = chosen.includes(value);
        return (
          <li key={value}>
            <button
              type="button"
              aria-pressed={isOn}
              aria-label={`${label} ${count}`}
              title={`${label} · ${count}`}
              onClick={() => onChange(isOn ? chosen.filter((other) => other !== value) : [...chosen, value])}
              className={cx(
                "block aspect-square w-full rounded-[1px] shadow-[inset_0_0_0_1px_rgb(27_28_32/0.16)]",
                isOn && "outline-2 outline-offset-1 outline-ink",
                count === 0 && !isOn && "opacity-40",
              )}
              style={{ backgroundColor: COLOUR_SWATCHES[value] }}
            >
              {!COLOUR_SWATCHES[value] && <span aria-hidden="true">{label.slice(0, 1)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
