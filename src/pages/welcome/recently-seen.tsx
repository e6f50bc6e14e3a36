import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { FabricGrid } from "../parts/fabric.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import { Section } from "../parts/section.tsx";
import type { Seen } from "./use-seen.ts";

const SHOWN = 5;

/** The fabrics looked at last. Nothing for a new customer. */
export function RecentlySeen({ seen }: { seen: Seen }) {
  const { t } = useTranslation(["around", "pages"]);
  const { fabrics, error, isPending, refetch } = seen;
  if (!isPending && !error && fabrics.length === 0) return null;
  return (
    <Section
      title={t("Recently seen")}
      note={t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM, ns: "pages" })}
      all={leadsSomewhere("/comment") ? { to: "/comment", label: t("Browsing History") } : undefined}
    >
      {isPending && <CardSkeletons count={SHOWN} shape="aspect-square" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {fabrics.length > 0 && <FabricGrid fabrics={fabrics.slice(0, SHOWN)} />}
    </Section>
  );
}
