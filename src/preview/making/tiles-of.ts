export type Tile = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A picture cut into as few equal tiles as fit a side in pixels, row by row; the last of a row may be smaller. */
export function tilesOf(width: number, height: number, longest: number): readonly Tile[] {
  const cut = (side: number) => Math.ceil(side / Math.ceil(side / longest));
  const [wide, high] = [cut(width), cut(height)];
  const tiles: Tile[] = [];
  for (let y = 0; y < height; y += high)
    for (let x = 0; x < width; x += wide)
      tiles.push({ x, y, width: Math.min(wide, width - x), height: Math.min(high, height - y) });
  return tiles;
}

/** The size of a picture of this shape whose longer side has so many pixels. */
export function sizeFor(shape: { readonly width: number; readonly height: number }, longSide: number) {
  const scale = longSide / Math.max(shape.width, shape.height);
  return { width: Math.max(1, Math.round(shape.width * scale)), height: Math.max(1, Math.round(shape.height * scale)) };
}
