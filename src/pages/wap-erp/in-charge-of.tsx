import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { useTranslation } from "../../i18n.ts";
import { Icon } from "../../ui/icon.tsx";

/** In a row of a worklist: who of the mill is in charge. */
export function InChargeOf({ name }: { name: string }) {
  const { t } = useTranslation("erp");
  return (
    <span className="flex items-center gap-1">
      <Icon of={UserIcon} size={14} />
      <span className="sr-only">{t("In charge")}</span> <bdi>{name}</bdi>
    </span>
  );
}
