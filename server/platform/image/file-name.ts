const MAX_LENGTH = 120;

/** What a file was called, for people to read: without folders, extension and control characters; null when nothing is left. */
export function nameOfFile(fileName: string): string | null {
  const last = fileName.split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .replace(/\.[^.\s]{1,8}$/, "")
    .replace(/\p{C}/gu, "")
    .trim();
  return [...plain].slice(0, MAX_LENGTH).join("").trim() || null;
}
