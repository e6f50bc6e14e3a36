import type { Trim } from "@selvedge/editor-core";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { listDecorates } from "../../api/calls.ts";
import { useCall } from "../../api/index.ts";
import { commaOf } from "../../i18n-format.ts";
import { type TrimChoice, trimsAmong } from "./trim-choices.ts";

const NONE: readonly TrimChoice[] = [];

/** The trims that may be sewn on, in the mill's sequence. */
export function useTrims() {
  const { data, error, isPending, refetch } = useCall(listDecorates, {}, { staleTimeMs: Number.POSITIVE_INFINITY });
  const choices = useMemo(() => (data ? trimsAmong(data) : NONE), [data]);
  return { choices, error, isPending, retry: () => void refetch() };
}

/** Names of trims in the user's language; of one the mill no longer lists, the name it was sewn on with. */
export function useTrimName(): (trim: Pick<Trim, "decorateId" | "look">) => string {
  const { i18n } = useTranslation();
  const { choices } = useTrims();
  return useCallback(
    ({ decorateId, look }) => {
      const listed = choices.find(({ id }) => id === decorateId);
      return listed ? `${listed.name}${commaOf(i18n.language)}${listed.trim.colour}` : (look?.name ?? "");
    },
    [choices, i18n.language],
  );
}
