import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import { useTranslation } from "../../i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { ruleOf } from "./errands.ts";
import type { Entry } from "./outbox.ts";

/** Instead of the verbs of a record: what was done here and waits to be sent. */
export function WaitingNote({ entry }: { entry: Entry }) {
  const { t } = useTranslation(["erp", "states"]);
  return (
    <p className="mt-4 flex items-center gap-2 bg-warn-wash px-3 py-3 text-dense text-warn">
      <Icon of={CloudArrowUpIcon} size={20} />
      {t("{{what}}: waiting to be sent", { what: t(ruleOf(entry.errand).title) })}
    </p>
  );
}
