import { useEffect, useState } from "react";
import { useTranslation } from "../i18n.ts";
import { openSearch } from "../state/search-dialogs.ts";

const pictureIn = (files: FileList | undefined): File | undefined =>
  [...(files ?? [])].find((file) => file.type.startsWith("image/"));

/** A picture dropped on the page or pasted anywhere but into a field opens the picture search with it; true while one hangs over the page. */
function useDroppedPictures(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const picture = pictureIn(event.dataTransfer?.files);
      if (!carriesFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (picture) openSearch("picture", picture);
    };
    const paste = (event: ClipboardEvent) => {
      const picture = pictureIn(event.clipboardData?.files);
      if (picture && !(event.target as HTMLElement | null)?.closest("input,textarea,[contenteditable]"))
        openSearch("picture", picture);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, []);
  return isOver;
}

/** Takes pictures that are dropped on any page, from the page's first moment: else the browser would leave it and show the file. */
export function DroppedPictures() {
  const { t } = useTranslation("shell");
  if (!useDroppedPictures()) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center border-2 border-dashed border-ink bg-paper/80">
      <p className="voice text-title">{t("Drop the picture to search with it")}</p>
    </div>
  );
}
