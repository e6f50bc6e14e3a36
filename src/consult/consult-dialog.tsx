import { useId } from "react";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { Picture } from "../ui/picture.tsx";
import { ErrorState } from "../ui/states.tsx";
import { Code } from "../ui/words.tsx";
import { AttachedPictures } from "./attached.tsx";
import { ConsultSent } from "./consult-sent.tsx";
import { type ConsultAbout, useConsult } from "./use-consult.ts";

const MAX_MESSAGE = 4_000;
const MAX_MAIL = 200;

/** A message to the mill: words, fabrics, pictures, and the e-mail address for the answer, at first the one of the profile. */
export default function ConsultDialog({ onClose, ...about }: ConsultAbout & { onClose: () => void }) {
  const { kind = "question", subject, products = [] } = about;
  const { t } = useTranslation("favourites");
  const { ask, attached, content, isChanged, message, address, submit } = useConsult(about);
  const formId = useId();
  const isDevelopment = kind === "development";
  const title = isDevelopment ? t("Request development") : t("Ask the mill");
  if (ask.data) {
    const about = subject || content.split("\n")[0] || title;
    return <ConsultSent sent={ask.data} subject={about} content={content} products={products} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      initialFocus={message.ref}
      holds={isChanged}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" type="submit" form={formId} busy={ask.isPending} disabled={attached.isUploading}>
            {t("Send")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {products.length > 0 && <AttachedFabrics products={products} />}
        <TextArea
          ref={message.ref}
          label={isDevelopment ? t("What fabric do you need?") : t("Leave message")}
          help={isDevelopment ? t("Composition, weight, width, colour, use, quantity, date.") : undefined}
          rows={5}
          maxLength={MAX_MESSAGE}
          value={message.value}
          error={message.error}
          onChange={(event) => message.change(event.target.value)}
        />
        <TextField
          ref={address.ref}
          label={t("Customer e-mail")}
          help={t("The mill can also answer here. Leave it empty for answers in the portal only.")}
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={MAX_MAIL}
          value={address.value}
          error={address.error}
          onChange={(event) => address.change(event.target.value)}
        />
        <AttachedPictures attached={attached} />
        {ask.error && <ErrorState error={ask.error} kept={t("Nothing is lost; please send it again.")} />}
      </form>
    </Dialog>
  );
}

function AttachedFabrics({ products }: { readonly products: NonNullable<ConsultAbout["products"]> }) {
  const { t } = useTranslation("favourites");
  return (
    <ul aria-label={t("Fabrics attached")} className="flex max-h-44 flex-wrap gap-2 overflow-y-auto">
      {products.map((product) => (
        <li key={product.productId} className="w-18">
          <Picture src={product.productImg} alt="" sizes="72px" className="size-18" />
          <Code className="mt-1 block truncate text-note">{product.productCode}</Code>
        </li>
      ))}
    </ul>
  );
}
