import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { ImageIcon } from "@phosphor-icons/react/dist/csr/Image";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** What the server reads. Without HEIC in it an iPhone gives its pictures as JPEG by itself. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/tiff";

const firstPicture = (files: FileList | null | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith("image/"));

type SourcesProps = {
  onPicture: (picture: Blob) => void;
  /** Beside something else: only the buttons. */
  isCompact: boolean;
  /** The words of the first button; else it asks for a picture, or for another one. */
  label?: string;
};

/** The ways to bring a picture: a file, the camera, pasting, dropping. */
export function Sources({ onPicture, isCompact, label }: SourcesProps) {
  const { t } = useTranslation("finding");
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const picture = firstPicture(event.clipboardData?.files);
      if (picture) onPicture(picture);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [onPicture]);
  const input = (field: typeof file, label: string, capture?: "environment") => (
    <input
      ref={field}
      type="file"
      accept={ACCEPTED}
      capture={capture}
      aria-label={label}
      hidden
      onChange={(event) => {
        const picture = firstPicture(event.target.files);
        if (picture) onPicture(picture);
        event.target.value = "";
      }}
    />
  );
  const buttons = (
    <>
      {input(file, t("Choose a picture"))}
      {input(camera, t("Take a picture"), "environment")}
      <Button
        tone={isCompact ? "plain" : "main"}
        size={isCompact ? "small" : "medium"}
        icon={<Icon of={ImageIcon} />}
        onClick={() => file.current?.click()}
      >
        {label ?? (isCompact ? t("Another picture") : t("Choose a picture"))}
      </Button>
      <Button
        size={isCompact ? "small" : "medium"}
        icon={<Icon of={CameraIcon} />}
        className="pointer-fine:hidden"
        onClick={() => camera.current?.click()}
      >
        {t("Take a picture")}
      </Button>
    </>
  );
  if (isCompact) return <div className="flex flex-wrap gap-2">{buttons}</div>;
  return (
    <div className="grid justify-items-center gap-4 border border-dashed border-edge bg-paper px-6 py-12 text-center">
      <p className="max-w-sm">{t("A photo of a swatch, a garment, a page of a magazine: the cloth should fill it.")}</p>
      <div className="flex flex-wrap justify-center gap-2">{buttons}</div>
      <p className="text-note text-ink-3 max-tablet:hidden">{t("Or drop it here, or paste it.")}</p>
    </div>
  );
}
