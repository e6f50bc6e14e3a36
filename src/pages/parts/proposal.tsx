import type { ProposalCard } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Picture } from "../../ui/picture.tsx";

/** Where a saved design is opened. */
export const addressOfDesign = ({ designId, proposalId }: Pick<ProposalCard, "designId" | "proposalId">): string =>
  `/shapeDetails?designId=${designId}&proposalId=${proposalId}`;

/** A saved design to open: picture, name, what it is made on, when it was changed. */
export function ProposalTile({ design }: { design: ProposalCard }) {
  const { t } = useTranslation("pages");
  const { age } = useFormat();
  return (
    <li>
      <Link to={addressOfDesign(design)} className="group block">
        <Picture src={design.previewUrl || undefined} alt="" fit="contain" className="aspect-[4/5]" />
        <span
          dir="auto"
          className="voice-name mt-2.5 block truncate text-read rtl:text-right decoration-edge decoration-1 underline-offset-4 group-hover:underline"
          title={design.name}
        >
          {design.name}
        </span>
        <span dir="auto" className="block truncate text-dense text-ink-2 rtl:text-right">
          {design.styleName}
        </span>
        <span className="block text-dense text-ink-2">{t("Changed {{when}}", { when: age(design.updatedAt) })}</span>
      </Link>
    </li>
  );
}
