import { formOf } from "../drape/form-of.ts";
import { type JoinedPattern, writeJoined } from "./joined-pattern.ts";
import { joinedRecipe } from "./recipe.ts";
import { suggestJoins } from "./suggest.ts";
import type { Suggestion } from "./suggestion.ts";

/** What may be joined of a pattern that is not joined yet, on the form it is worn on: half a second. */
export function joinsFor(pattern: JoinedPattern): readonly Suggestion[] {
  const { body } = formOf(joinedRecipe(writeJoined(pattern)), pattern.size);
  return suggestJoins(pattern, body);
}
