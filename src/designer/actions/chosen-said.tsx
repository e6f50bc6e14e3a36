import { useTranslation } from "react-i18next";
import { useDocument, useSelection } from "../session/context.ts";
import { useDescribeTrim } from "../trims/describe.ts";
import { useDescribe } from "./describe.ts";

/** Says what is chosen to those who do not see the board. */
export function ChosenSaid() {
  const { t } = useTranslation("tools");
  const ids = useSelection((selection) => selection.artworkIds);
  const only = useDocument(({ artworks }) => (ids.length === 1 ? artworks[ids[0]!] : undefined));
  const describe = useDescribe();
  const trimId = useSelection((selection) => selection.trimId);
  const trim = useDocument(({ trims }) => (trimId === null ? undefined : trims[trimId]));
  const describeTrim = useDescribeTrim();
  return (
    <p aria-live="polite" className="sr-only" data-chosen-said>
      {trim
        ? describeTrim(trim)
        : only
          ? describe(only)
          : ids.length > 1
            ? t("{{count}} artworks chosen", { count: ids.length })
            : ""}
    </p>
  );
}
