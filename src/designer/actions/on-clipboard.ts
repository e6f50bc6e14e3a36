import { toast } from "../../ui/index.ts";
import type { OnFiles } from "../board/drop.ts";
import { aimedPiece } from "../session/aimed-piece.ts";
import type { Session } from "../session/session.ts";
import { CLIP_TYPE, clipInHtml, readClip } from "./clipboard.ts";
import { afterClipping, clippedOf, heldFor } from "./clipped-artworks.ts";
import { layPasted } from "./lay-pasted.ts";
import { say } from "./say.ts";

export type Clipboard = {
  /** Listens to the browser's clipboard events; returns the unsubscribe function. */
  listen: (onFiles: OnFiles) => () => void;
  /** The same by menu or palette. */
  clip: (how: "cut" | "copy" | "paste") => void;
};

const isTyping = () =>
  document.activeElement?.matches("textarea, input:not([type=range], [type=checkbox], [type=radio])") === true;
/** A dialog has its own clipboard, and words marked on the page are copied as words. */
const isElsewhere = () =>
  isTyping() || document.querySelector("[role=dialog]") !== null || document.getSelection()?.isCollapsed === false;

async function write(session: Session, how: "cut" | "copy"): Promise<void> {
  const artworks = heldFor(session, how);
  if (artworks.length === 0) return;
  const clipped = clippedOf(session, artworks);
  const part = (type: "text/html" | "text/plain") => ({ [type]: new Blob([clipped[type]], { type }) });
  await navigator.clipboard.write([new ClipboardItem({ ...part("text/html"), ...part("text/plain") })]);
  afterClipping(session, how, artworks);
}

async function read(session: Session, layFiles: (files: readonly File[]) => void): Promise<void> {
  for (const item of await navigator.clipboard.read()) {
    if (item.types.includes("text/html")) {
      const artworks = clipInHtml(await (await item.getType("text/html")).text());
      if (artworks) return layPasted(session, artworks);
    }
    const picture = item.types.find((type) => type.startsWith("image/"));
    if (picture) return layFiles([new File([await item.getType(picture)], "Clipboard.png", { type: picture })]);
  }
  toast({ text: say("There is no artwork and no picture in the clipboard.") });
}

export function onClipboard(session: Session): Clipboard {
  let onFiles: OnFiles = () => {};

  function layFiles(files: readonly File[]): void {
    const aimed = aimedPiece(session);
    onFiles(files, aimed && { pieceKey: aimed.key, place: null });
  }
  const take = (how: "cut" | "copy") => (event: ClipboardEvent) => {
    const artworks = heldFor(session, how);
    if (artworks.length === 0 || isElsewhere() || !event.clipboardData) return;
    event.preventDefault();
    for (const [type, text] of Object.entries(clippedOf(session, artworks))) event.clipboardData.setData(type, text);
    afterClipping(session, how, artworks);
  };
  const paste = (event: ClipboardEvent) => {
    if (isElsewhere() || !event.clipboardData) return;
    const data = event.clipboardData;
    const artworks = readClip(data.getData(CLIP_TYPE)) ?? clipInHtml(data.getData("text/html"));
    const files = [...data.files].filter(({ type }) => type.startsWith("image/"));
    if (artworks) void layPasted(session, artworks);
    else if (files.length > 0) layFiles(files);
    else return;
    event.preventDefault();
  };

  return {
    listen(next) {
      onFiles = next;
      const stop = new AbortController();
      const { signal } = stop;
      document.addEventListener("copy", take("copy"), { signal });
      document.addEventListener("cut", take("cut"), { signal });
      document.addEventListener("paste", paste, { signal });
      return () => stop.abort();
    },
    clip(how) {
      const done = how === "paste" ? read(session, layFiles) : write(session, how);
      done.catch(() =>
        toast({ tone: "fault", text: say("This browser does not let menus use the clipboard. Use the keyboard.") }),
      );
    },
  };
}
