/** Kinds of pictures that are taken in. */
export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "tiff";

const AVIF_BRANDS = ["avif", "avis"];

/** What the bytes are by their own signature, whatever their name says; null for everything that is not taken in. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (["II*\0", "MM\0*", "II+\0", "MM\0+"].includes(text(0, 4))) return "tiff";
  return text(4, 8) === "ftyp" && brands(bytes).some((brand) => AVIF_BRANDS.includes(brand)) ? "avif" : null;
}

/** So far into a file its outermost element is looked for, past declarations and comments. */
const HEAD_BYTES = 4_096;

/** Whether the bytes are a drawing (SVG): text whose first element is one, as far as its beginning says. */
export function isDrawing(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).trimStart();
  return head.startsWith("<") && /<svg[\s>]/.test(head) && !/<html[\s>]/i.test(head);
}

/** Major and compatible brands of an ISO base media file. Source: ISO 14496-12, section 4.3. */
function brands(bytes: Uint8Array): string[] {
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  const found: string[] = [];
  for (let offset = 8; offset + 4 <= end; offset += 4)
    if (offset !== 12) found.push(String.fromCharCode(...bytes.subarray(offset, offset + 4)));
  return found;
}
