import { type ClothRhythm, fabricKey, fabricsOf } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { FabricName } from "../panels/swatch.tsx";
import { useSession, useShown } from "../session/context.ts";

/** What each fabric repeats, as it was read from its picture. */
export function Repeats({ rhythms }: { rhythms: ReadonlyMap<string, ClothRhythm> }) {
  const { t } = useTranslation("tailoring");
  const { format } = useSession();
  const fabrics = useShown(
    (document) => fabricsOf({ ...document, colourways: {} }),
    (a, b) => a.map(fabricKey).join() === b.map(fabricKey).join(),
  );
  return fabrics.map((fabric) => {
    const rhythm = rhythms.get(fabricKey(fabric));
    if (!rhythm) return null;
    const { across, along } = rhythm;
    const said =
      across && along
        ? t("{{width}} × {{height}} mm", { width: format.mm(across.repeat), height: format.mm(along.repeat) })
        : across
          ? t("{{mm}} mm across", { mm: format.mm(across.repeat) })
          : t("{{mm}} mm along", { mm: format.mm(along!.repeat) });
    return (
      <p key={fabricKey(fabric)} className="flex items-baseline justify-between gap-3 pb-2 text-note">
        <span className="truncate text-ink-2">
          <FabricName fabric={fabric} />
        </span>
        <bdi className="shrink-0 font-cond text-ink-3">{said}</bdi>
      </p>
    );
  });
}
