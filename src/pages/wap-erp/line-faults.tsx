import { useCall } from "../../api/call.ts";
import { getFabricDefect, listInspections } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Picture } from "../../ui/picture.tsx";
import { InspectedRolls } from "./inspected-rolls.tsx";
import type { OrderLine } from "./order.ts";

const BASES = { sqyd: "yd²", sqm: "m²" } as const;

/** What the newest inspection found in a line's cloth: points, grade, and its faults with their photographs. Nothing before it is inspected. */
export function LineFaults({ line, orderId }: { line: OrderLine; orderId: string }) {
  const { t } = useTranslation(["erp", "states", "inspection"]);
  const { number } = useFormat();
  const { noticeDetailId, product } = line;
  const inspected = useCall(listInspections, { orderId });
  const newest = inspected.data?.list.find((report) => report.product.productId === product?.productId);
  const enabled = newest !== undefined;
  const { data } = useCall(getFabricDefect, { noticeDetailId }, { enabled });
  if (!data || !newest) return null;
  const { defects, pointsPer100, basis, grade } = data;
  return (
    <details className="mt-3 text-dense">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
        <span className="font-medium">{t("Inspection report")}</span>
        <span className={grade === "first" ? "text-ink-2" : "text-fault"}>
          <bdi dir="ltr">
            {number(pointsPer100, 1)} / 100 {BASES[basis]}
          </bdi>{" "}
          · {t(grade === "first" ? "First quality" : "Second quality", { ns: "inspection" })}
        </span>
      </summary>
      <InspectedRolls reportId={newest.reportId} />
      {defects.length === 0 && <p className="text-ink-2">{t("No faults found.", { ns: "inspection" })}</p>}
      <ul className="border-t border-line empty:hidden">
        {defects.map(({ defectId, name, sizeMm, points, positionM, photo }) => (
          <li key={defectId} className="flex min-h-11 items-center gap-3 border-b border-line py-1.5">
            <span className="min-w-0 flex-1">
              {name}
              <span className="block text-note text-ink-2">
                <bdi dir="ltr">
                  {number(positionM, 1)} m · {number(sizeMm)} mm
                </bdi>
              </span>
            </span>
            {photo && (
              <a href={photo.url} target="_blank" rel="noopener noreferrer" aria-label={name}>
                <Picture src={photo.thumbUrl} alt="" sizes="44px" className="size-11" />
              </a>
            )}
            <span className={points === 4 ? "font-medium text-fault" : "text-ink-2"}>{points}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
