import { lazy, Suspense, useEffect, useState } from "react";
import { loadAreas, useTranslation } from "../i18n.ts";
import { closeSearch, openSearch, useSearchDialogs } from "../state/search-dialogs.ts";

const withTexts = async <Page,>(load: () => Promise<Page>): Promise<Page> => {
  const [page] = await Promise.all([load(), loadAreas(["finding"])]);
  return page;
};
const Advanced = lazy(() => withTexts(() => import("../pages/search-dialogs/advanced.tsx")));
const PictureSearch = lazy(() => withTexts(() => import("../pages/search-dialogs/picture.tsx")));

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

/** The searches that open over any page, fetched when one is opened. */
export function SearchDialogs() {
  const { t } = useTranslation("shell");
  const kind = useSearchDialogs((state) => state.kind);
  const isOver = useDroppedPictures();
  return (
    <>
      {isOver && (
        <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center border-2 border-dashed border-ink bg-paper/80">
          <p className="voice text-title">{t("Drop the picture to search with it")}</p>
        </div>
      )}
      <Suspense>
        {kind === "advanced" && <Advanced onClose={closeSearch} />}
        {kind === "picture" && <PictureSearch onClose={closeSearch} />}
      </Suspense>
    </>
  );
}
