import type { ProductCard } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Code } from "../ui/words.tsx";
import { CopyByMail } from "./copy-by-mail.tsx";

const MAX_SUBJECT = 120;

type ConsultSentProps = {
  readonly sent: { readonly consultId: string; readonly createdAt: string };
  readonly subject: string;
  readonly content: string;
  readonly products: readonly Pick<ProductCard, "productId">[];
  readonly onClose: () => void;
};

/** That the mill has the message, under which number and since when; a copy of it can be sent by e-mail. */
export function ConsultSent({ sent: { consultId, createdAt }, subject, content, products, onClose }: ConsultSentProps) {
  const { t } = useTranslation("favourites");
  const { date } = useFormat();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("The mill has your message")}
      actions={
        <Button tone="main" onClick={onClose}>
          {t("Done")}
        </Button>
      }
    >
      <div role="status" className="mb-4 grid gap-2">
        <p>{t("The answer comes to you as a message.")}</p>
        <p className="text-note text-ink-3">
          {t("Request")} <Code className="select-all font-cond">{consultId}</Code>
        </p>
        <p className="text-note text-ink-3">
          {t("Send time")} <time dateTime={createdAt}>{date(createdAt, true)}</time>
        </p>
      </div>
      <CopyByMail
        consultId={consultId}
        subject={subject.slice(0, MAX_SUBJECT)}
        content={content}
        productIds={products.map(({ productId }) => productId)}
      />
    </Dialog>
  );
}
