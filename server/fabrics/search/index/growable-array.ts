/** Typed arrays that grow by half when they are full, so that a million pushes copy little. */
type Numbers = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;
type Maker<Of extends Numbers> = new (length: number) => Of;

export type GrowableArray<Of extends Numbers> = { values: Of; length: number };

export const growableArray = <Of extends Numbers>(Kind: Maker<Of>, capacity = 8): GrowableArray<Of> => ({
  values: new Kind(capacity),
  length: 0,
});

export function push<Of extends Numbers>(to: GrowableArray<Of>, value: number): void {
  if (to.length === to.values.length) {
    const wider = new (to.values.constructor as Maker<Of>)(to.length + Math.max(8, to.length >>> 1));
    wider.set(to.values);
    to.values = wider;
  }
  to.values[to.length] = value;
  to.length += 1;
}
