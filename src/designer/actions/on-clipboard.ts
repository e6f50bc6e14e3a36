import type { Artwork } from "@selvedge/editor-core";
import i18next from "i18next";
import { toast } from "../../ui/index.ts";
import type { OnFiles } from "../board/drop.ts";
import { aimedPiece } from "../session/aimed-piece.ts";
import { chosenArtworks, freeArtworks } from "../session/chosen.ts";
import type { Session } from "../session/session.ts";
import { CLIP_TYPE, type Clipped, clipInHtml, clipOf, htmlOf, pasted, readClip } from "./clipboard.ts";

const PASTE_SHIFT_MM = 20;
/** The longer side of a picture for other programs, and how many are drawn at most. */
const PICTURE_PX = 512;
const MAX_PICTURES = 8;

export type Clipboard = {
  /** Hears the browser's clipboard events; returns the way out. */
  listen: (onFiles: OnFiles) => () => void;
  /** The same by menu or palette. */
  clip: (how: "cut" | "copy" | "paste") => void;
};

const say = (text: string, params?: Record<string, unknown>) => i18next.t(text, { ns: "tools", ...params });

/** The picture of an artwork as other programs take it; null while it is not loaded. */
function pictureOf({ pictures }: Session, { id, imageId }: Artwork): string | null {
  const bitmap = pictures.levels({ kind: "artwork", imageId, artworkId: id })?.at(0);
  if (!bitmap) return null;
  const shrink = Math.min(1, PICTURE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink));
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

const isTyping = () =>
  document.activeElement?.matches("textarea, input:not([type=range], [type=checkbox], [type=radio])") === true;
/** A dialog has its own clipboard, and words marked on the page are copied as words. */
const isElsewhere = () =>
  isTyping() || document.querySelector("[role=dialog]") !== null || document.getSelection()?.isCollapsed === false;

export function onClipboard(session: Session): Clipboard {
  const { editor, selection, assets, format } = session;
  let onFiles: OnFiles = () => {};

  const wordsOf = ({ name, width, height }: Artwork) => `${name}, ${format.mm(width)} × ${format.mm(height)} mm`;
  const clippedOf = (artworks: readonly Artwork[]): Clipped[] =>
    artworks.map((artwork, index) => ({
      artwork,
      words: wordsOf(artwork),
      picture: index < MAX_PICTURES ? pictureOf(session, artwork) : null,
    }));
  const remove = (artworks: readonly Artwork[]) => {
    editor.give({ type: "deleteArtworks", ids: artworks.map(({ id }) => id) });
    selection.chooseArtworks([]);
  };

  async function lay(artworks: readonly Artwork[]): Promise<void> {
    const aimed = aimedPiece(session);
    if (!aimed) return;
    const before = editor.document();
    const laid = pasted(artworks, session.pieces(), aimed, Object.values(before.artworks), PASTE_SHIFT_MM);
    try {
      await assets.fetchFor({ ...before, artworks: Object.fromEntries(laid.map((artwork) => [artwork.id, artwork])) });
    } catch {
      return toast({ tone: "fault", text: say("The pictures of the copied artwork cannot be read here.") });
    }
    if (laid.some(({ imageId }) => !assets.picture(imageId)))
      return toast({ tone: "fault", text: say("The pictures of the copied artwork cannot be read here.") });
    if (editor.give({ type: "pasteArtworks", artworks: laid }) === "done") selection.chooseArtworks(laid);
  }

  function layFiles(files: readonly File[]): void {
    const aimed = aimedPiece(session);
    onFiles(files, aimed && { pieceKey: aimed.key, place: null });
  }

  const held = (how: "cut" | "copy") => (how === "cut" ? freeArtworks(session) : chosenArtworks(session));

  function listen(next: OnFiles): () => void {
    onFiles = next;
    const stop = new AbortController();
    const { signal } = stop;
    const take = (how: "cut" | "copy") => (event: ClipboardEvent) => {
      const artworks = held(how);
      if (artworks.length === 0 || isElsewhere() || !event.clipboardData) return;
      event.preventDefault();
      const clipped = clippedOf(artworks);
      event.clipboardData.setData(CLIP_TYPE, clipOf(artworks));
      event.clipboardData.setData("text/html", htmlOf(clipped));
      event.clipboardData.setData("text/plain", clipped.map(({ words }) => words).join("\n"));
      if (how === "cut") remove(artworks);
      else toast({ text: say("{{count}} artworks copied", { count: artworks.length }) });
    };
    const paste = (event: ClipboardEvent) => {
      if (isElsewhere() || !event.clipboardData) return;
      const data = event.clipboardData;
      const artworks = readClip(data.getData(CLIP_TYPE)) ?? clipInHtml(data.getData("text/html"));
      const files = [...data.files].filter(({ type }) => type.startsWith("image/"));
      if (artworks) void lay(artworks);
      else if (files.length > 0) layFiles(files);
      else return;
      event.preventDefault();
    };
    document.addEventListener("copy", take("copy"), { signal });
    document.addEventListener("cut", take("cut"), { signal });
    document.addEventListener("paste", paste, { signal });
    return () => stop.abort();
  }

  async function write(how: "cut" | "copy"): Promise<void> {
    const artworks = held(how);
    if (artworks.length === 0) return;
    const clipped = clippedOf(artworks);
    const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
    await navigator.clipboard.write([
      new ClipboardItem({
        ...part("text/html", htmlOf(clipped)),
        ...part("text/plain", clipped.map(({ words }) => words).join("\n")),
      }),
    ]);
    if (how === "cut") remove(artworks);
    else toast({ text: say("{{count}} artworks copied", { count: artworks.length }) });
  }

  async function read(): Promise<void> {
    for (const item of await navigator.clipboard.read()) {
      if (item.types.includes("text/html")) {
        const artworks = clipInHtml(await (await item.getType("text/html")).text());
        if (artworks) return lay(artworks);
      }
      const picture = item.types.find((type) => type.startsWith("image/"));
      if (picture) return layFiles([new File([await item.getType(picture)], "Clipboard.png", { type: picture })]);
    }
    toast({ text: say("There is no artwork and no picture in the clipboard.") });
  }

  return {
    listen,
    clip: (how) => {
      const done = how === "paste" ? read() : write(how);
      done.catch(() =>
        toast({ tone: "fault", text: say("This browser does not let menus use the clipboard. Use the keyboard.") }),
      );
    },
  };
}
