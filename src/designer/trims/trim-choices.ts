import type { Decorate, TrimFacts } from "@selvedge/contract";
import { TRIM_KINDS } from "@selvedge/editor-core";

/** A decoration that can be sewn on. */
export type TrimChoice = Decorate & { readonly trim: TrimFacts };

const isTrim = (decorate: Decorate): decorate is TrimChoice => decorate.trim !== null;

/** The trims among the decorations, kind by kind. */
export const trimsAmong = (decorates: readonly Decorate[]): readonly TrimChoice[] =>
  decorates.filter(isTrim).sort((a, b) => TRIM_KINDS.indexOf(a.trim.kind) - TRIM_KINDS.indexOf(b.trim.kind));

/** Finds a trim of the list by its id, once the list is there. */
export type TrimFinder = { readonly find: (decorateId: string) => TrimChoice | null };

export const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Those of a kind whose name, code, material, colour or tags hold every word. */
export function searched(choices: readonly TrimChoice[], kind: string, words: string): readonly TrimChoice[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return choices.filter(({ name, tags, trim }) => {
    if (kind !== "" && trim.kind !== kind) return false;
    const text = fold([name, trim.code, trim.material, trim.colour, ...tags].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}
