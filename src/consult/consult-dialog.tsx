import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from "react";
import { upload } from "../api/call.ts";
import { uploadImage } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { ErrorState } from "../ui/states.tsx";
import { Code } from "../ui/words.tsx";
import { newKey, useAskMill } from "./ask.ts";
import type { ConsultAbout } from "./consult-button.tsx";

const MAX_MESSAGE = 4_000;
const MAX_PICTURES = 10;
type Attached = { imageId: string; thumbUrl: string; name: string };

/** A message to the mill: words, fabrics, pictures. */
export default function ConsultDialog({
  kind = "question",
  subject,
  words,
  products = [],
  onClose,
}: ConsultAbout & { onClose: () => void }) {
  const { t } = useTranslation("favourites");
  const [content, setContent] = useState(words ?? "");
  const [pictures, setPictures] = useState<readonly Attached[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [pictureFault, setPictureFault] = useState<string | null>(null);
  const [key] = useState(newKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const ask = useAskMill();
  const formId = useId();

  const attach = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, MAX_PICTURES - pictures.length);
    event.target.value = "";
    setUploading(true);
    setPictureFault(null);
    try {
      for (const one of files) {
        const { imageId, thumbUrl } = await upload(uploadImage, one, { purpose: "message" });
        setPictures((before) =>
          before.some((known) => known.imageId === imageId) ? before : [...before, { imageId, thumbUrl, name: one.name }],
        );
      }
    } catch (thrown) {
      setPictureFault(asApiError(thrown).message);
    } finally {
      setUploading(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!content.trim()) {
      setFault(t("Please write what you would like to know."));
      field.current?.focus();
      return;
    }
    ask.mutate({
      key,
      consult: {
        kind,
        subject,
        content: content.trim(),
        productIds: products.map(({ productId }) => productId),
        imageIds: pictures.map(({ imageId }) => imageId),
      },
    });
  };
  const title = kind === "development" ? t("Have it developed") : t("Ask the mill");
  const close = (isOpen: boolean) => !isOpen && onClose();
  if (ask.data)
    return (
      <Dialog
        open
        onOpenChange={close}
        title={t("The mill has your message")}
        actions={
          <Button tone="main" onClick={onClose}>
            {t("Done")}
          </Button>
        }
      >
        <div role="status" className="grid gap-2">
          <p>{t("The answer comes to you as a message.")}</p>
          <p className="text-note text-ink-3">
            {t("Request")} <Code className="select-all font-cond">{ask.data.consultId}</Code>
          </p>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      initialFocus={field}
      holds={content.trim() !== (words ?? "").trim() || pictures.length > 0}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" type="submit" form={formId} busy={ask.isPending} disabled={isUploading}>
            {t("Send")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {products.length > 0 && (
          <ul aria-label={t("Fabrics attached")} className="flex max-h-44 flex-wrap gap-2 overflow-y-auto">
            {products.map((product) => (
              <li key={product.productId} className="w-18">
                <Picture src={product.productImg} alt="" className="size-18" />
                <Code className="mt-1 block truncate text-note">{product.productCode}</Code>
              </li>
            ))}
          </ul>
        )}
        <TextArea
          ref={field}
          label={kind === "development" ? t("What should the cloth be like?") : t("Your message")}
          help={kind === "development" ? t("Composition, weight, width, colour, use, quantity, date.") : undefined}
          rows={5}
          maxLength={MAX_MESSAGE}
          value={content}
          error={fault}
          onChange={(event) => {
            setContent(event.target.value);
            setFault(null);
          }}
        />
        <div className="grid justify-items-start gap-2">
          <input ref={file} type="file" accept="image/*" multiple hidden onChange={(event) => void attach(event)} />
          {pictures.length > 0 && (
            <ul aria-label={t("Pictures attached")} className="flex flex-wrap gap-2">
              {pictures.map(({ imageId, thumbUrl, name }) => (
                <li key={imageId} className="relative">
                  <Picture src={thumbUrl} alt={name} className="size-18" />
                  <IconButton
                    label={t("Remove {{code}}", { code: name })}
                    icon={<Icon of={XIcon} />}
                    size="small"
                    onCloth
                    className="absolute inset-e-0 top-0 pointer-coarse:size-11"
                    onClick={() => setPictures((before) => before.filter((known) => known.imageId !== imageId))}
                  />
                </li>
              ))}
            </ul>
          )}
          <Button
            size="small"
            busy={isUploading}
            disabled={pictures.length >= MAX_PICTURES}
            onClick={() => file.current?.click()}
          >
            {t("Attach pictures")}
          </Button>
          {pictureFault && (
            <p role="alert" className="text-note text-fault">
              {pictureFault}
            </p>
          )}
        </div>
        {ask.error && <ErrorState error={ask.error} kept={t("Nothing is lost; please send it again.")} />}
      </form>
    </Dialog>
  );
}
