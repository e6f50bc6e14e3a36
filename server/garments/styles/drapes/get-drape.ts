import type { getDrape } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { ReadShownStyle } from "../read-style.ts";
import { drapeOf } from "./drapes.ts";

export const getDrapeHandler =
  (readStyle: ReadShownStyle): Handler<typeof getDrape> =>
  async ({ body, customer, share, db, files, workers, clock, fault }) => {
    const style = await readStyle(db, share ?? customer, body.id);
    const size = body.size ?? style.default_size;
    if (!style.sizes.includes(size)) throw refuse("notFound");
    return drapeOf({ db, files, workers, clock, fault }, { styleId: style.id, recipe: style.recipe, size, hand: body.hand });
  };
