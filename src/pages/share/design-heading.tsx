import { PrinterIcon } from "@phosphor-icons/react/dist/csr/Printer";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ShownDesign } from "./shown-design.ts";

/** The name of a design, whose it is and when it was saved, and the button that prints it. */
export function DesignHeading({ design, onPrint }: { design: ShownDesign; onPrint: () => void }) {
  const { t } = useTranslation("share");
  const { date } = useFormat();
  const { style } = design;
  const facts = [
    design.company && t("From {{company}}", { company: design.company }),
    design.revision !== null && t("Revision {{revision}}", { revision: design.revision }),
    design.savedAt && date(design.savedAt),
    t("{{style}}, size {{size}}", { style: style.name, size: style.size }),
  ].filter(Boolean);
  return (
    <div className="mb-5 flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 dir="auto" className="voice text-title break-words max-tablet:text-[1.5rem]/8 rtl:text-right">
          {design.name}
        </h1>
        <p className="text-ink-2">{facts.join(" · ")}</p>
      </div>
      <IconButton
        label={t("Print")}
        title={t("Print")}
        icon={<Icon of={PrinterIcon} size={20} />}
        onClick={onPrint}
        className="max-tablet:hidden print:hidden"
      />
    </div>
  );
}
