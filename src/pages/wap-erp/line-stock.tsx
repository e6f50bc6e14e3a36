import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import type { erpOrderStock } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Quantity } from "../../ui/words.tsx";

export type LineStock = Data<typeof erpOrderStock>["lines"][number];

/** At the end of a line: the metres in the warehouse that no other line holds. */
export function FreeStock({ stock: { freeMetres } }: { stock: LineStock }) {
  const { t } = useTranslation(["erp", "states"]);
  const { number } = useFormat();
  return (
    <p className="shrink-0 self-start text-end text-dense">
      <span className="block text-note text-ink-2">{t("Free stock")}</span>
      {freeMetres === null ? t("not counted") : <Quantity value={number(freeMetres)} unit={t("m")} />}
    </p>
  );
}

/** Under a line that is to come from the warehouse, where less is free for it than is still to be sent. */
export function ShortStock({ stock: { neededMetres, freeMetres } }: { stock: LineStock }) {
  const { t } = useTranslation("erp");
  const { number } = useFormat();
  const metres = number((neededMetres ?? 0) - (freeMetres ?? 0));
  return (
    <p className="mt-2 flex items-start gap-2 bg-warn-wash px-3 py-2 text-dense text-warn">
      <Icon of={WarningOctagonIcon} className="mt-0.5" />
      <span>{t("{{metres}} m too little in the warehouse: counted, less what other orders hold.", { metres })}</span>
    </p>
  );
}
