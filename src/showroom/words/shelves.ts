type Size = { readonly width: number; readonly height: number };
export type Slot = { readonly x: number; readonly y: number };

/** Places for labels on a sheet, in rows one below the other in the order given; null where they do not all fit. */
export function shelved(labels: readonly Size[], sheet: Size): Slot[] | null {
  let [x, y, high] = [0, 0, 0];
  const slots: Slot[] = [];
  for (const { width, height } of labels) {
    if (x + width > sheet.width) [x, y, high] = [0, y + high, 0];
    if (width > sheet.width || y + height > sheet.height) return null;
    slots.push({ x, y });
    x += width;
    high = Math.max(high, height);
  }
  return slots;
}
