import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { listImages, uploadImage } from "../../api/calls.ts";
import { type ApiError, asApiError, keyOf, upload } from "../../api/index.ts";
import type { Picture } from "../session/asset-cache.ts";
import type { Session } from "../session/session.ts";

/** What the server takes (contract section 0); larger files are refused before they travel. */
const MAX_BYTES = 15_000_000;
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/tiff,image/svg+xml";

type Purpose = "artwork" | "fabric" | "text";

/** Why a picture did not go up: the browser saw it before, or the server refused it. */
export type UploadFault = { readonly fileName: string; readonly reason: "tooLarge" | "notPicture" | ApiError };

export type Uploads = {
  /** 0 to 1 while a picture is uploaded, else null. */
  readonly progress: number | null;
  readonly fault: UploadFault | null;
  /** Sends a picture; null when it did not arrive (the fault says why). */
  send: (file: File, purpose: Purpose) => Promise<Picture | null>;
  dismiss: () => void;
};

const nameOf = (file: File) => file.name.replace(/\.[^.]+$/, "");

/** Pictures going up from this computer, one at a time. */
export function useUploads(session: Session): Uploads {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const send = useCallback(
    async (file: File, purpose: Purpose): Promise<Picture | null> => {
      setFault(null);
      if (!file.type.startsWith("image/")) {
        setFault({ fileName: file.name, reason: "notPicture" });
        return null;
      }
      if (file.size > MAX_BYTES) {
        setFault({ fileName: file.name, reason: "tooLarge" });
        return null;
      }
      setProgress(0);
      try {
        const { imageId, url, thumbUrl, width, height } = await upload(
          uploadImage,
          file,
          { purpose },
          { onProgress: setProgress },
        );
        const picture: Picture = { imageId, url, thumbUrl, width, height, name: nameOf(file) };
        session.assets.addPictures([picture]);
        void client.invalidateQueries({ queryKey: keyOf(listImages) });
        return picture;
      } catch (thrown) {
        setFault({ fileName: file.name, reason: asApiError(thrown) });
        return null;
      } finally {
        setProgress(null);
      }
    },
    [client, session],
  );
  return { progress, fault, send, dismiss: () => setFault(null) };
}
