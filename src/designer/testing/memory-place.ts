import type { DraftPlace } from "../save/draft-place.ts";

/** A place for unsaved work in memory, copied in and out as a browser does. */
export function memoryPlace(held: Readonly<Record<string, unknown>> = {}): DraftPlace & { held: () => Record<string, unknown> } {
  const values = new Map(Object.entries(held));
  return {
    names: async () => [...values.keys()],
    get: async (name) => structuredClone(values.get(name)),
    set: async (name, value) => void values.set(name, structuredClone(value)),
    del: async (name) => void values.delete(name),
    held: () => Object.fromEntries(values),
  };
}
