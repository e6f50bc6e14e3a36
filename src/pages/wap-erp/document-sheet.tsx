import { FilePlusIcon } from "@phosphor-icons/react/dist/csr/FilePlus";
import { useRef, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";
import { DOCUMENT_KINDS } from "../my-order/words.ts";
import { Bytes } from "../parts/bytes.tsx";
import type { Order } from "./order.ts";
import { useGive } from "./use-waiting.ts";

type Kind = keyof typeof DOCUMENT_KINDS;
const KINDS = Object.keys(DOCUMENT_KINDS) as Kind[];
const MAX_BYTES = 15_000_000;

/** Adds a file or a photograph to the order's documents, which the customer fetches. */
export function DocumentSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(["erp", "orders"]);
  const [kind, setKind] = useState<Kind>("packingList");
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const give = useGive({ kind: "order", recordId: order.orderId, number: order.orderNo });
  const isTooLarge = file !== null && file.size > MAX_BYTES;
  const add = async () => {
    if (!file || isTooLarge) return;
    await give({ what: "document", body: { orderId: order.orderId, kind } }, [{ blob: file, place: "" }]);
    onClose();
  };
  return (
    <Dialog
      open
      holds={file !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t("Add a document")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" disabled={!file || isTooLarge} onClick={() => void add()}>
            {t("Add it")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label={t("Document type")}
          value={kind}
          choices={KINDS.map((value) => ({ value, label: t(DOCUMENT_KINDS[value], { ns: "orders" }) }))}
          onChange={setKind}
        />
        <input
          ref={input}
          type="file"
          accept="application/pdf,.xlsx,image/*"
          hidden
          aria-label={t("File")}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            event.target.value = "";
          }}
        />
        <Button icon={<Icon of={FilePlusIcon} size={20} />} className="justify-self-start" onClick={() => input.current?.click()}>
          {t("Choose or photograph")}
        </Button>
        {file && (
          <p className="text-dense">
            <bdi>{file.name}</bdi> <Bytes of={file.size} />
          </p>
        )}
        <p className={isTooLarge ? "text-note text-fault" : "text-note text-ink-2"}>
          {t("A PDF, a spreadsheet or a picture, up to 15 MB.")}
        </p>
      </div>
    </Dialog>
  );
}
