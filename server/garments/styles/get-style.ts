import type { getStyle } from "@selvedge/contract";
import { menuItem, pathTo, readMenus } from "../../fabrics/menus/queries.ts";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { drapesOf, ownHandOf } from "./drapes/drapes.ts";
import { choicesOf, chosenIn, closuresOf, patternOf } from "./pattern/pattern.ts";
import { styleCards } from "./queries.ts";
import type { ReadShownStyle } from "./read-style.ts";

export const getStyleHandler =
  (readStyle: ReadShownStyle): Handler<typeof getStyle> =>
  async (asked) => {
    const { body, customer, share, db, translate, drapesAhead } = asked;
    const style = await readStyle(db, share ?? customer, body.id);
    const size = body.size ?? style.default_size;
    if (!style.sizes.includes(size)) throw refuse("notFound");
    const chosen = chosenIn(style.recipe, body.options, translate);
    const menus = await readMenus(db, "style_menus");
    const drapes = await drapesOf(db, style.id);
    const [card] = await styleCards(asked, [style], menus);
    const pattern = patternOf({ recipe: style.recipe, size, chosen }, translate);
    // Through a link nobody lays another cloth on it.
    if (customer) drapesAhead.opened({ styleId: style.id, recipe: style.recipe, size });
    return {
      ...card!,
      garment: {
        recipe: style.recipe,
        sizes: style.sizes,
        defaultSize: style.default_size,
        options: chosen,
        choices: choicesOf(style.recipe, translate),
        ...closuresOf(style.recipe, translate),
      },
      size,
      ...pattern,
      isOwn: style.company_id !== null,
      hand: ownHandOf(style.recipe),
      drapes: style.sizes.flatMap((one) => drapes.filter((drape) => drape.size === one)),
      presets: [],
      breadcrumb: pathTo(style.menu_id, menus).map((menu) => menuItem(menu, menus, translate)),
      version: style.version,
    };
  };
