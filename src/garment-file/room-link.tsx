import { CubeIcon } from "@phosphor-icons/react/dist/csr/Cube";
import { useEffect, useMemo } from "react";
import { useTranslation } from "../i18n.ts";
import { Icon } from "../ui/icon.tsx";

/** Whether this device shows a USDZ file in the room before it: iPhone, iPad and Apple Vision say so of their links. */
export const showsInRoom = (): boolean => document.createElement("a").relList.supports?.("ar") ?? false;

/** One see-through pixel: a link is taken for one into the room only while it holds a picture and nothing else. */
const NO_PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Opens the garment in the room. The link covers its words, which it may not hold itself. */
export function RoomLink({ file, name }: { file: Blob; name: string }) {
  const { t } = useTranslation("garment");
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <p className="relative flex min-h-11 items-center gap-2 justify-self-start rounded-control border border-edge bg-sheet px-4 text-dense font-medium">
      <Icon of={CubeIcon} size={20} />
      <span aria-hidden="true">{t("View it in your room")}</span>
      <a rel="ar" href={url} download={name} className="absolute inset-0 rounded-control">
        <img src={NO_PICTURE} alt={t("View it in your room")} className="size-full" />
      </a>
    </p>
  );
}
