import { isJoined } from "../joined/joined-pattern.ts";
import { joinedRecipe } from "../joined/recipe.ts";
import { aLineSkirt } from "./a-line-skirt.ts";
import { blazer } from "./blazer.ts";
import { blouse } from "./blouse.ts";
import { boysJoggers } from "./boys-joggers.ts";
import { boysShirt } from "./boys-shirt.ts";
import { boysShorts } from "./boys-shorts.ts";
import { boysSweatshirt } from "./boys-sweatshirt.ts";
import { boysTee } from "./boys-tee.ts";
import { chinos } from "./chinos.ts";
import { circleSkirt } from "./circle-skirt.ts";
import { coat } from "./coat.ts";
import type { GarmentRecipe } from "./garment.ts";
import { girlsDress } from "./girls-dress.ts";
import { girlsSkirt } from "./girls-skirt.ts";
import { girlsTop } from "./girls-top.ts";
import { hoodie } from "./hoodie.ts";
import { joggers } from "./joggers.ts";
import { jumpsuit } from "./jumpsuit.ts";
import { leggings } from "./leggings.ts";
import { longSleeveTee } from "./long-sleeve-tee.ts";
import { pencilSkirt } from "./pencil-skirt.ts";
import { poloShirt } from "./polo-shirt.ts";
import type { Recipe } from "./recipe.ts";
import { shiftDress } from "./shift-dress.ts";
import { shirt } from "./shirt.ts";
import { shirtDress } from "./shirt-dress.ts";
import { shorts } from "./shorts.ts";
import { sleevelessTop } from "./sleeveless-top.ts";
import { sweatshirt } from "./sweatshirt.ts";
import { tee } from "./tee.ts";
import { teeDress } from "./tee-dress.ts";
import { trousers } from "./trousers.ts";
import { waistcoat } from "./waistcoat.ts";
import { wideTrousers } from "./wide-trousers.ts";
import { womensTee } from "./womens-tee.ts";

const ALL: readonly GarmentRecipe[] = [
  tee,
  longSleeveTee,
  sweatshirt,
  shirt,
  womensTee,
  sleevelessTop,
  teeDress,
  circleSkirt,
  aLineSkirt,
  trousers,
  wideTrousers,
  chinos,
  shorts,
  waistcoat,
  blazer,
  coat,
  shiftDress,
  pencilSkirt,
  boysTee,
  boysSweatshirt,
  boysShirt,
  boysJoggers,
  boysShorts,
  girlsDress,
  girlsTop,
  girlsSkirt,
  poloShirt,
  hoodie,
  blouse,
  shirtDress,
  leggings,
  joggers,
  jumpsuit,
];

const face = ({ key, name, sizes, defaultSize, wearer, hand, options, closures }: GarmentRecipe): Recipe => ({
  key,
  name,
  sizes,
  defaultSize,
  wearer,
  hand,
  options,
  ...(closures && { closures }),
});

/** Every garment there is a recipe for. */
export const RECIPES: readonly Recipe[] = ALL.map(face);

/** A recipe with its cutting and hanging, by its key or as it is written out. Throws for an unknown key. */
export function recipeFor(key: string): GarmentRecipe {
  if (isJoined(key)) return joinedRecipe(key);
  const found = ALL.find((recipe) => recipe.key === key);
  if (!found) throw new Error(`no recipe ${key}`);
  return found;
}

/** What a catalogue needs to know of a garment. Throws for an unknown key. */
export const recipeOf = (key: string): Recipe => face(recipeFor(key));
