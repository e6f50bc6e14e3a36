/** FNV-1a of the code, so that a fabric keeps its irregularities for good. */
export function seedOf(code: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < code.length; i++) hash = Math.imul(hash ^ code.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
