import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import type { WorkItem } from "@selvedge/contract";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSend } from "../../api/call.ts";
import { erpFind } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { WorkRows } from "./work-row.tsx";

const MAX_NUMBER = 40;

/** Opens a record by its number or the end of it, as read off a label; where several end so they are listed. */
export function FindNumber() {
  const { t } = useTranslation("erp");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly WorkItem[] | null>(null);
  const { mutate, isPending, error } = useSend(erpFind);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const number = typed.trim();
    if (number === "") return;
    const onSuccess = ({ list }: { list: readonly WorkItem[] }) => {
      const [first, ...others] = list;
      if (first && others.length === 0) navigate(`/wapErp/view?kind=${first.kind}&id=${first.id}`);
      else setFound(list);
    };
    mutate({ number }, { onSuccess });
  };
  return (
    <search className="mb-4 block">
      <form onSubmit={find} className="flex items-end gap-3">
        <TextField
          label={t("Number of an order, lap-dip, sample or quotation")}
          dir="ltr"
          inputMode="search"
          autoComplete="off"
          maxLength={MAX_NUMBER}
          value={typed}
          className="min-w-0 flex-1"
          onChange={(event) => {
            setTyped(event.target.value);
            setFound(null);
          }}
        />
        <Button type="submit" busy={isPending} icon={<Icon of={MagnifyingGlassIcon} size={20} />}>
          {t("Find")}
        </Button>
      </form>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {error && <ErrorState error={error} kept={t("Your choice is kept.")} />}
        {found?.length === 0 && <p className="text-dense text-ink-2">{t("Nothing has this number.")}</p>}
        {found && found.length > 0 && <WorkRows items={found} />}
      </div>
    </search>
  );
}
