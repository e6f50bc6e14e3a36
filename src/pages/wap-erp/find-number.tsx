import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { QrCodeIcon } from "@phosphor-icons/react/dist/csr/QrCode";
import { type FormEvent, Suspense, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { useFind } from "./use-find.ts";
import { WorkRows } from "./work-row.tsx";

/** As long as the address in a code can be. */
const MAX_TYPED = 400;
const ScanSheet = lazy(() => import("./scan-sheet.tsx"));

/** Opens a record by its number or the end of it, as read off a label, or by the code there; where several end so they are listed. */
export function FindNumber() {
  const { t } = useTranslation("erp");
  const [typed, setTyped] = useState("");
  const [isScanning, setScanning] = useState(false);
  const { find, found, forget, isPending, error } = useFind();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(typed);
  };
  return (
    <search className="mb-4 block">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          label={t("Number of an order, lap-dip, sample or quotation")}
          dir="ltr"
          inputMode="search"
          autoComplete="off"
          maxLength={MAX_TYPED}
          value={typed}
          className="min-w-0 flex-1 basis-full"
          onChange={(event) => {
            setTyped(event.target.value);
            forget();
          }}
        />
        <Button type="submit" busy={isPending} icon={<Icon of={MagnifyingGlassIcon} size={20} />} className="flex-1">
          {t("Find")}
        </Button>
        <Button icon={<Icon of={QrCodeIcon} size={20} />} onClick={() => setScanning(true)} className="flex-1">
          {t("Scan a code")}
        </Button>
      </form>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {error && <ErrorState error={error} kept={t("Your choice is kept.")} />}
        {found?.length === 0 && <p className="text-dense text-ink-2">{t("Nothing has this number.")}</p>}
        {found && found.length > 0 && <WorkRows items={found} />}
      </div>
      {isScanning && (
        <Suspense>
          <ScanSheet onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </search>
  );
}
