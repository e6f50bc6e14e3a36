/** A set of document ids: bit n of word n/32. Sets that are combined must be made for the same number of ids. */
export type Bits = Uint32Array<ArrayBuffer>;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  if (size & 31) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

export const setBit = (bits: Bits, docId: number): void => {
  bits[docId >>> 5]! |= 1 << (docId & 31);
};
export const clearBit = (bits: Bits, docId: number): void => {
  bits[docId >>> 5]! &= ~(1 << (docId & 31));
};
export const hasBit = (bits: Bits, docId: number): boolean => (bits[docId >>> 5]! & (1 << (docId & 31))) !== 0;

/** Keeps in `bits` what is also in `other`; `other` may be longer. */
export function intersect(bits: Bits, other: Bits): Bits {
  for (let i = 0; i < bits.length; i += 1) bits[i]! &= other[i]!;
  return bits;
}

/** Takes out of `bits` what is in `other`. */
export function subtract(bits: Bits, other: Bits): Bits {
  for (let i = 0; i < bits.length; i += 1) bits[i]! &= ~other[i]!;
  return bits;
}

/** Bits of a word, counted in parallel. Source: H. S. Warren, Hacker's Delight, section 5-1. */
function population(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) if (bits[i] !== 0) count += population(bits[i]!);
  return count;
}

/** The document ids of a set, ascending. */
export function docIdsIn(bits: Bits): Uint32Array {
  const docIds = new Uint32Array(countBits(bits));
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) {
    let word = bits[i]!;
    while (word !== 0) {
      const lowest = word & -word;
      docIds[count] = (i << 5) + (31 - Math.clz32(lowest));
      count += 1;
      word ^= lowest;
    }
  }
  return docIds;
}
