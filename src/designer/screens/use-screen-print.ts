import type { Artwork } from "@selvedge/editor-core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/index.ts";
import { type UploadFault, useUploads } from "../panels/use-uploads.ts";
import { useDocument, useSession } from "../session/context.ts";
import type { ScreenSet } from "./use-screen-set.ts";

const MAX_NAME = 80;

type ScreenPrint = {
  /** Other artworks of the same picture. */
  readonly twins: readonly string[];
  readonly onAll: boolean;
  readonly setOnAll: (onAll: boolean) => void;
  readonly isSending: boolean;
  readonly fault: UploadFault | null;
  /** The browser could not make it. */
  readonly isLost: boolean;
  readonly use: () => Promise<void>;
};

/** Puts the print in the place of the picture, here and on its twins; `onUsed` is called when that is done. */
export function useScreenPrint(artwork: Artwork, { screens, count, worker }: ScreenSet, onUsed: () => void): ScreenPrint {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  const uploads = useUploads(session);
  const [onAll, setOnAll] = useState(true);
  const [isLost, setLost] = useState(false);
  const twins = useDocument(
    ({ artworks }) =>
      Object.values(artworks)
        .filter((other) => other.imageId === artwork.imageId && other.id !== artwork.id && !other.locked && !other.text)
        .map(({ id }) => id),
    (a, b) => a.join() === b.join(),
  );
  const use = async () => {
    if (!screens || !worker.current) return;
    setLost(false);
    const blob = await worker.current.ask({ kind: "picture", screens }).catch((thrown: unknown) => {
      console.warn("The print could not be made.", thrown);
      return null;
    });
    if (!blob) return setLost(true);
    const name = t("{{name}}, {{count}} screens", { name: artwork.name, count }).slice(0, MAX_NAME);
    const sent = await uploads.send(new File([blob], `${name}.png`, { type: "image/png" }), "artwork");
    if (!sent) return;
    const ids = [artwork.id, ...(onAll ? twins : [])];
    if (session.editor.give({ type: "replacePictures", ids, imageId: sent.imageId }) !== "done") return;
    toast({ text: t("{{name}} is printed from {{count}} screens.", { name: artwork.name, count }) });
    onUsed();
  };
  return { twins, onAll, setOnAll, isSending: uploads.progress !== null, fault: uploads.fault, isLost, use };
}
