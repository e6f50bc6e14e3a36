import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type PhotosProps = {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
  most?: number;
  /** Said instead of "Add a photograph". */
  label?: string;
};

const MAX_PHOTOS = 10;

/** Photographs taken now or chosen, kept on the device until they are sent. */
export function Photos({ photos, onChange, most = MAX_PHOTOS, label }: PhotosProps) {
  const { t } = useTranslation(["erp", "states"]);
  const input = useRef<HTMLInputElement>(null);
  const urls = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos]);
  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={most > 1}
        hidden
        aria-label={label ?? t("Photographs")}
        onChange={(event) => {
          onChange([...photos, ...(event.target.files ?? [])].slice(0, most));
          event.target.value = "";
        }}
      />
      <ul className="mb-2 flex flex-wrap gap-2 empty:hidden">
        {urls.map((url, index) => (
          <li key={url} className="relative">
            <img src={url} alt={t("Photograph {{number}}", { number: index + 1 })} className="size-32 object-cover" />
            <IconButton
              label={t("Remove photograph {{number}}", { number: index + 1 })}
              icon={<Icon of={XIcon} />}
              onCloth
              className="absolute inset-e-0 top-0 size-11"
              onClick={() => onChange(photos.filter((_, other) => other !== index))}
            />
          </li>
        ))}
      </ul>
      <Button icon={<Icon of={CameraIcon} size={20} />} disabled={photos.length >= most} onClick={() => input.current?.click()}>
        {label ?? t("Add a photograph")}
      </Button>
    </div>
  );
}
