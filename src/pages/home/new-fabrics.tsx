import { useCall } from "../../api/call.ts";
import { allGoods } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { FabricGrid } from "../parts/fabric.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import { Section } from "../parts/section.tsx";

const SHOWN = 10;

/** The newest fabrics, all at one scale. */
export function NewFabrics() {
  const { t } = useTranslation("pages");
  const { data, error, isPending, refetch } = useCall(allGoods, { page: 1, size: SHOWN, sort: "newest" });
  return (
    <Section title={t("New fabrics")} note={t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM })}>
      {isPending && <CardSkeletons count={5} shape="aspect-square" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data?.total === 0 && <Empty title={t("No fabrics here yet")}>{t("The mill has not published a fabric yet.")}</Empty>}
      {data && data.total > 0 && <FabricGrid fabrics={data.list} />}
    </Section>
  );
}
