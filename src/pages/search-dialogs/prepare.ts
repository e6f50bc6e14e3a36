/** Long side of what is sent, px: more shows no more of the cloth than the comparison reads. */
const SENT_PX = 2_048;
const QUALITY = 0.92;

/** The picture as it is sent, made smaller than 2048 px where it is larger. One this browser cannot read goes as it is: the server may read it. */
export async function prepare(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  const scale = bitmap && SENT_PX / Math.max(bitmap.width, bitmap.height);
  if (!bitmap || !scale || scale >= 1) return picture;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return (await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY))) ?? picture;
}
