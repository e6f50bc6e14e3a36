import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type ChangeEvent, useRef, useState } from "react";
import { upload } from "../api/call.ts";
import { uploadImage } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";

const MAX_PICTURES = 10;
export type Attached = { imageId: string; thumbUrl: string; name: string };

const NONE: readonly Attached[] = [];

/** The pictures of a message that is being written, with those it begins with; each is uploaded when it is chosen. */
export function useAttached(first = NONE) {
  const [pictures, setPictures] = useState(first);
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const attach = async (chosen: readonly File[]) => {
    setUploading(true);
    setFault(null);
    try {
      for (const one of chosen.slice(0, MAX_PICTURES - pictures.length)) {
        const { imageId, thumbUrl } = await upload(uploadImage, one, { purpose: "message" });
        setPictures((before) =>
          before.some((known) => known.imageId === imageId) ? before : [...before, { imageId, thumbUrl, name: one.name }],
        );
      }
    } catch (thrown) {
      setFault(asApiError(thrown).message);
    } finally {
      setUploading(false);
    }
  };
  return {
    pictures,
    isUploading,
    fault,
    attach,
    remove: (imageId: string) => setPictures((before) => before.filter((known) => known.imageId !== imageId)),
    clear: () => setPictures([]),
  };
}

/** The attached pictures and the button for more of them. */
export function AttachedPictures({ attached }: { attached: ReturnType<typeof useAttached> }) {
  const { t } = useTranslation("favourites");
  const file = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = "";
    void attached.attach(chosen);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <input ref={file} type="file" accept="image/*" multiple hidden onChange={choose} />
      {attached.pictures.length > 0 && (
        <ul aria-label={t("Pictures attached")} className="flex flex-wrap gap-2">
          {attached.pictures.map(({ imageId, thumbUrl, name }) => (
            <li key={imageId} className="relative">
              <Picture src={thumbUrl} alt={name} sizes="72px" className="size-18" />
              <IconButton
                label={t("Remove {{code}}", { code: name })}
                icon={<Icon of={XIcon} />}
                size="small"
                onCloth
                className="absolute inset-e-0 top-0 pointer-coarse:size-11"
                onClick={() => attached.remove(imageId)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        busy={attached.isUploading}
        disabled={attached.pictures.length >= MAX_PICTURES}
        onClick={() => file.current?.click()}
      >
        {t("Attach pictures")}
      </Button>
      {attached.fault && (
        <p role="alert" className="text-note text-fault">
          {attached.fault}
        </p>
      )}
    </div>
  );
}
