import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import type { InspectedRoll } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Quantity } from "../../ui/words.tsx";

const CELL = "py-1.5 pe-4 text-start align-middle";
const FIGURE = "py-1.5 pe-4 text-end align-middle";

/** The faults of a roll from its beginning on, numbered as on its map. `onClaim` hears the fault in words. */
export function Faults({ roll, onClaim }: { roll: InspectedRoll; onClaim: (words: string) => void }) {
  const { t } = useTranslation("inspection");
  const { number } = useFormat();
  if (roll.defects.length === 0) return <p className="text-dense text-ink-2">{t("No faults found.")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <div tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full max-w-3xl text-dense">
        <caption className="sr-only">{t("Faults of roll {{roll}}", { roll: roll.rollNo })}</caption>
        <thead className="text-note text-ink-3">
          <tr>
            <th className={`${FIGURE} w-8 font-normal`}>
              <span className="sr-only">{t("Number")}</span>
            </th>
            <th className={`${FIGURE} font-normal`}>{t("Along")}</th>
            <th className={`${FIGURE} font-normal`}>{t("Across")}</th>
            <th className={`${CELL} font-normal`}>{t("Fault")}</th>
            <th className={`${FIGURE} font-normal`}>{t("Size of the mark")}</th>
            <th className={`${FIGURE} font-normal`}>{t("Points")}</th>
            <th className={`${CELL} font-normal`}>
              <span className="sr-only">{t("Photograph and claim")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {roll.defects.map((fault, index) => {
            const words = t("Roll {{roll}}, at {{position}} m: {{fault}}, {{size}} mm", {
              roll: roll.rollNo,
              position: number(fault.positionM, 1),
              fault: fault.name,
              size: number(fault.sizeMm),
            });
            return (
              <tr key={fault.defectId} className="border-t border-line">
                <td className={`${FIGURE} font-cond text-ink-3`}>{index + 1}</td>
                <td className={FIGURE}>
                  <Quantity value={number(fault.positionM, 1)} unit={t("m")} />
                </td>
                <td className={FIGURE}>
                  <Quantity value={number(fault.acrossMm / 10, 1)} unit={t("cm")} />
                </td>
                <th scope="row" className={`${CELL} font-medium`}>
                  {fault.name}
                </th>
                <td className={FIGURE}>
                  <Quantity value={number(fault.sizeMm)} unit={t("mm")} />
                </td>
                <td className={`${FIGURE} ${fault.points === 4 ? "font-medium text-fault" : ""}`}>{fault.points}</td>
                <td className="py-0.5">
                  <span className="flex items-center justify-end gap-2">
                    {fault.photo && (
                      <a
                        href={fault.photo.url}
                        target="_blank"
                        rel="noopener noreferrer"
                        aria-label={t("Photograph: {{fault}}", { fault: words })}
                      >
                        <Picture src={fault.photo.thumbUrl} alt="" sizes="44px" className="size-11" />
                      </a>
                    )}
                    <IconButton
                      size="small"
                      label={t("Write about it: {{fault}}", { fault: words })}
                      icon={<Icon of={ChatTextIcon} />}
                      onClick={() => onClaim(words)}
                    />
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
