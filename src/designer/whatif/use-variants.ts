import type { VariantsState, WhatIf } from "@selvedge/editor-core";
import { useSyncExternalStore } from "react";
import { useSession } from "../session/context.ts";

/** Something of the design's variants. */
export function useVariants<T>(read: (state: VariantsState) => T): T {
  const { variants } = useSession();
  return useSyncExternalStore(variants.subscribe, () => read(variants.state()));
}

const heldOf = ({ whatIfs, inHand }: VariantsState) => whatIfs.find(({ id }) => id === inHand) ?? null;

/** The active what-if; null while the design is active. */
export const useWhatIf = (): WhatIf | null => useVariants(heldOf);
