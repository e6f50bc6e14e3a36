const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");

/** Major brands that browsers write (ISO 14496-12, 14496-14). */
const MP4_BRANDS = ["isom", "iso2", "iso4", "iso5", "iso6", "iso8", "mp41", "mp42", "avc1"];

const PLAIN = "application/octet-stream";

type Signature = { readonly mime: string; readonly is: (bytes: Uint8Array) => boolean };
const SIGNATURES: readonly Signature[] = [
  { mime: "image/png", is: (bytes) => ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" },
  { mime: "image/jpeg", is: (bytes) => ascii(bytes, 0, 3) === "\xff\xd8\xff" },
  { mime: "image/webp", is: (bytes) => ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP" },
  { mime: "image/avif", is: (bytes) => ascii(bytes, 4, 8) === "ftyp" && ["avif", "avis"].includes(ascii(bytes, 8, 12)) },
  { mime: "image/tiff", is: (bytes) => ["II*\0", "MM\0*"].includes(ascii(bytes, 0, 4)) },
  { mime: "video/webm", is: (bytes) => ascii(bytes, 0, 4) === "\x1a\x45\xdf\xa3" && ascii(bytes, 0, 64).includes("webm") },
  { mime: "video/mp4", is: (bytes) => ascii(bytes, 4, 8) === "ftyp" && MP4_BRANDS.includes(ascii(bytes, 8, 12)) },
  // A drape (garment-core/formats/drape-file.ts), which has no type of its own.
  { mime: PLAIN, is: (bytes) => ascii(bytes, 0, 4) === "SVDR" },
  { mime: "model/gltf-binary", is: (bytes) => ascii(bytes, 0, 4) === "glTF" },
];

/** The type of what pages show, by what it is, never by what a name says: pictures, films, garments. Null for all else. */
export const shownAs = (bytes: Uint8Array): string | null => SIGNATURES.find(({ is }) => is(bytes))?.mime ?? null;

/** The same, with plain bytes for all else. */
export const mimeOf = (bytes: Uint8Array): string => shownAs(bytes) ?? PLAIN;
