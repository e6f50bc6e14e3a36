import type { getPatternSizes } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readStyle } from "../read-style.ts";
import { chosenIn, cutPiecesOf, measuresOf } from "./pattern.ts";

export const getPatternSizesHandler: Handler<typeof getPatternSizes> = async ({
  body: { id, options, allowance },
  customer,
  db,
  translate,
}) => {
  const { recipe, sizes } = await readStyle(db, customer, id);
  const chosen = chosenIn(recipe, options, translate);
  return sizes.map((size) => ({
    size,
    measures: measuresOf({ recipe, size, chosen }, translate),
    pieces: cutPiecesOf({ recipe, size, chosen }, allowance, translate),
  }));
};
