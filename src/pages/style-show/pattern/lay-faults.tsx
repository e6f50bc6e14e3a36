import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { Button } from "../../../ui/button.tsx";
import { MAX_GARMENTS, SELVEDGE_MM } from "./lay-order.ts";
import type { ClothLay } from "./use-cloth-lay.ts";

/** What stands in the way of a lay, and what was done about it. */
export function LayFaults({ lay }: { lay: ClothLay }) {
  const { t } = useTranslation(["pattern", "pieces"]);
  const { number, list } = useFormat();
  const { width, garments, pieces, tooWide, across } = lay;
  const named = (keys: readonly string[]) =>
    list([...new Set(pieces.filter(({ key }) => keys.includes(key)).map(({ name }) => name))]);
  return (
    <>
      {garments === 0 && <p className="text-dense text-ink-2">{t("Choose at least one garment.")}</p>}
      {garments > MAX_GARMENTS && (
        <p className="text-dense text-fault">{t("At most {{count}} garments in one lay.", { count: MAX_GARMENTS })}</p>
      )}
      {lay.hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-dense">
          <span>{t("The lay could not be made.")}</span>
          <Button size="small" onClick={lay.tryAgain}>
            {t("Try again", { ns: "shell" })}
          </Button>
        </div>
      )}
      {tooWide.length > 0 && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 border-fault ps-3 text-dense">
          <p className="min-w-0 flex-[1_1_16rem]">
            <span className="font-medium">
              {t("Too wide for this cloth: {{pieces}}", { pieces: named(tooWide.map(({ key }) => key)) })}
            </span>{" "}
            {t("On the grain it needs {{needed}} cm of width; between its selvedges the cloth has {{width}} cm.", {
              needed: number(Math.ceil(Math.max(...tooWide.map((piece) => piece.width)) / 10), 0),
              width: number(Math.floor((width - 2 * SELVEDGE_MM) / 10), 0),
            })}
          </p>
          <Button size="small" onClick={() => lay.setCrosswise(tooWide.map(({ key }) => key))}>
            {t("Lay it across the grain")}
          </Button>
        </div>
      )}
      {across.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-dense text-ink-2">
          <p>{t("Laid across the grain: {{pieces}}", { pieces: named(across) })}</p>
          <Button size="small" tone="quiet" onClick={() => lay.setCrosswise([])}>
            {t("Lay them on the grain again")}
          </Button>
        </div>
      )}
    </>
  );
}
