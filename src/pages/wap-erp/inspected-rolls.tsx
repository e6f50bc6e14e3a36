import { useCall } from "../../api/call.ts";
import { getInspection } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Code, Quantity } from "../../ui/words.tsx";

/** The rolls of an inspection report, each with its length, its points and whether it is within the limit. */
export function InspectedRolls({ reportId }: { reportId: string }) {
  const { t } = useTranslation(["erp", "inspection"]);
  const { number } = useFormat();
  const { data } = useCall(getInspection, { reportId });
  return (
    <ul aria-label={t("Rolls", { ns: "inspection" })} className="border-t border-line empty:hidden">
      {data?.rolls.map(({ rollNo, lengthM, widthMm, points, grade }) => (
        <li key={rollNo} className="flex min-h-11 items-center gap-3 border-b border-line py-1.5">
          <span className="min-w-0 flex-1">
            <Code className="font-medium">{rollNo}</Code>
            <span className="block text-note text-ink-2">
              <Quantity value={number(lengthM, 1)} unit={t("m")} /> ×{" "}
              <Quantity value={number(widthMm / 10, 1)} unit={t("cm", { ns: "inspection" })} />
            </span>
          </span>
          <span className={grade === "first" ? "text-ink-2" : "font-medium text-fault"}>
            {number(points)} {t("points", { ns: "inspection" })}
          </span>
        </li>
      ))}
    </ul>
  );
}
