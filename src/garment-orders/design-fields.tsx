import { useTranslation } from "../i18n.ts";
import { Select } from "../ui/select.tsx";
import { PLAIN } from "./use-designs.ts";
import type { GarmentOrder } from "./use-garment-order.ts";

/** Which style of the sample is ordered, and as which of the company's designs. */
export function DesignFields({ order: { styles, designs, ...order } }: { order: GarmentOrder }) {
  const { t } = useTranslation("orders");
  if (styles.length <= 1 && designs.length === 0) return null;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {styles.length > 1 && (
        <Select
          label={t("Style")}
          value={order.designId}
          choices={styles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={order.chooseStyle}
        />
      )}
      {designs.length > 0 && (
        <Select
          label={t("Design")}
          value={order.proposalId}
          choices={[
            { value: PLAIN, label: t("As the sample was") },
            ...designs.map((design) => ({ value: design.proposalId, label: design.name })),
          ]}
          onChange={order.setProposalId}
        />
      )}
    </div>
  );
}
