import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { Hex } from "@selvedge/textile-core";
import { useTranslation } from "react-i18next";
import { Icon, IconButton } from "../../ui/index.ts";
import { intoView } from "../../ui/into-view.ts";
import { NearestFabrics } from "../colourways/nearest-fabrics.tsx";
import { useSession } from "../session/context.ts";
import { layFabric } from "../session/lay.ts";

/** Find Similar Color: the fabrics nearest to a colour, each with its ΔE; a press lays one. */
export function SimilarFabrics({ hex, name, onClose }: { hex: string; name: string; onClose: () => void }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  return (
    <section
      ref={intoView}
      aria-label={t("Find Similar Color: {{name}}", { name })}
      className="my-2 min-h-96 border-y border-line py-2"
    >
      <h4 className="flex items-center gap-2 text-dense font-medium">
        <span aria-hidden className="size-4 shrink-0" style={{ backgroundColor: hex }} />
        <span className="min-w-0 flex-1 truncate">{t("Find Similar Color")}</span>
        <IconButton label={t("Close")} size="small" icon={<Icon of={XIcon} size={14} />} onClick={onClose} />
      </h4>
      <NearestFabrics fabric={null} colour={hex as Hex} onLay={(fabric) => layFabric(session, fabric)} />
    </section>
  );
}
