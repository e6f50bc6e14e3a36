import type { Match, Unit } from "./asked/score.ts";
import type { FabricIndex } from "./index/fabric-index.ts";
import { FIELD_NUMBER, FIELDS } from "./index/fields.ts";

/**
 * Where several colours are asked for, "navy and white striped", each may be any colour of a cloth and not the one it is filed under;
 * the more there is of it the better. One colour alone is what a cloth is filed under.
 */
export function withSeveralColours(index: FabricIndex, units: readonly Unit[]): readonly Unit[] {
  const colours = units.filter(({ matches }) => matches.some(({ term }) => index.terms[term]!.field === FIELD_NUMBER.color));
  if (colours.length < 2) return units;
  return units.map((unit) => (colours.includes(unit) ? { ...unit, matches: [...unit.matches, ...sharesIn(index, unit)] } : unit));
}

/** The colours of cloths that have the same word as a colour they are filed under. */
function sharesIn(index: FabricIndex, { matches }: Unit): readonly Match[] {
  const filed = FIELDS[FIELD_NUMBER.color]!.score;
  const own = FIELDS[FIELD_NUMBER.colours]!.score;
  return matches.flatMap(({ term, score }) => {
    const { field, value } = index.terms[term]!;
    const shared = field === FIELD_NUMBER.color ? index.termOf[FIELD_NUMBER.colours]!.get(value) : undefined;
    return shared === undefined ? [] : [{ term: shared, score: (score * own) / filed, byShare: true }];
  });
}
