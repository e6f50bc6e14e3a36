const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const SIX_BITS = Int16Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)));

/** The bytes of a base64 text (RFC 4648), which must be whole groups of four signs. */
export function bytesOfBase64(text: string): Uint8Array {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let from = 0, to = 0; from < text.length; from += 4) {
    const group = [0, 1, 2, 3].reduce((all, place) => (all << 6) | (SIX_BITS[text.charCodeAt(from + place)]! & 63), 0);
    for (let shift = 16; shift >= 0 && to < bytes.length; shift -= 8) bytes[to++] = group >> shift;
  }
  return bytes;
}

/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += 3) {
    const group = (bytes[from]! << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    const signs = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63]!);
    const left = bytes.length - from;
    text += signs.map((sign, place) => (place > left ? "=" : sign)).join("");
  }
  return text;
}
