import { randomFrom } from "@selvedge/textile-core";
import { FABRICS } from "../../../demo/fabrics/index.ts";
import { qualityOf } from "../../../demo/fabrics/selling.ts";
import { colourSharesOf } from "../../../server/fabrics/colours/shares.ts";
import type { IndexedFabric } from "../../../server/fabrics/search/index/fields.ts";
import { idOf } from "../../../server/platform/ids.ts";

/** Shades a large mill dyes each quality in, as parts of a name and as the colour they are found by. */
const SHADES = FABRICS.filter(({ name }) => name.includes(", ")).map(
  ({ name, attrs }) => [name.split(", ")[1]!, attrs.color] as const,
);
const COLOURS = FABRICS.map(({ cloth }) => colourSharesOf(cloth));
const DAY_MS = 86_400_000;
/** In how many colours a quality is woven, as in the mill that is set up. */
const COLOURINGS = 6;

/** A catalogue of any size: the seeded fabrics over and over, each time in another shade, weight, price, stock and age. */
export function* manyFabrics(size: number): Generator<IndexedFabric> {
  const roll = randomFrom(size);
  for (let number = 0; number < size; number += 1) {
    const { name, description, attrs, tags, price, moq, leadDays } = FABRICS[number % FABRICS.length]!;
    const isFirst = number < FABRICS.length;
    const [shade, color] = isFirst ? [null, attrs.color] : SHADES[Math.floor(roll() * SHADES.length)]!;
    const vary = (value: number) => Math.round(value * (isFirst ? 1 : 0.8 + 0.4 * roll()));
    const code = `SV-${10_000 + Math.floor(number / COLOURINGS)}-${String(number % COLOURINGS).padStart(2, "0")}`;
    yield {
      id: idOf("many", code),
      code,
      quality: qualityOf(code),
      name: shade ? `${name.split(", ")[0]}, ${shade}` : name,
      description,
      attrs: { ...attrs, color, weight: vary(attrs.weight!) },
      tags,
      stock: roll() < 0.7 ? "ready" : roll() < 0.5 ? "order" : "out",
      price: vary(price.amount),
      moq: moq.value,
      leadDays: vary(leadDays),
      menuIds: [163, 164 + (number % 12)],
      createdMs: Math.floor(roll() * 1_000) * DAY_MS,
      textured: true,
      colours: COLOURS[number % FABRICS.length]!,
    };
  }
}
