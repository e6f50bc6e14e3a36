import { saveStyle3dVideo, uploadImage } from "../../api/calls.ts";
import { upload } from "../../api/index.ts";
import type { FilmOf } from "../types.ts";
import type { Film } from "./record-turn.ts";

/** Keeps a film with a design, or with a style for the own company. Rejects with an ApiError. */
export async function keepFilm({ video, poster }: Film, owner: FilmOf): Promise<void> {
  const { imageId } = await upload(uploadImage, poster, { purpose: "preview" });
  await upload(saveStyle3dVideo, video, { ...owner, posterImageId: imageId });
}
