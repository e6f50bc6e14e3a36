import type { Trim } from "@selvedge/editor-core";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useDescribePlace } from "../actions/describe.ts";
import { useSession } from "../session/context.ts";

/** A trim in words for those who do not see it: its name and code, and its size and place as an artwork's are said. */
export function useDescribeTrim(): (trim: Trim) => string {
  const { t } = useTranslation("tools");
  const { format } = useSession();
  const placeOf = useDescribePlace();
  return useCallback(
    (trim: Trim) => {
      const { look, atButtons, width, height } = trim;
      const size = t("{{width}} × {{height}} mm", { width: format.mm(width), height: format.mm(height) });
      return format.list([look?.name, look?.code, ...(atButtons ? [size, t("at every buttonhole")] : placeOf(trim))]);
    },
    [format, placeOf, t],
  );
}
