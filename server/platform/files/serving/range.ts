/** Bytes asked for, both ends included; "beyond" where the file has none of them; null for the whole file. */
export type Range = { readonly from: number; readonly to: number } | "beyond" | null;

/** One range of bytes as films are fetched (RFC 9110, 14.1.2). Several at once, and what cannot be read, are the whole file. */
export function rangeOf(header: string | undefined, length: number): Range {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  const from = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== "" && last !== "" && Number(last) < from) return null;
  return from >= length || to < from ? "beyond" : { from, to };
}
