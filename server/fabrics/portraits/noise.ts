/** Smooth noise of one or two dimensions, −1 … 1, the same for the same seed. Value noise with a quintic blend. */
export function noise(seed: number) {
  const valueAt = (x: number, y: number): number => {
    let hash = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fffffff - 1;
  };
  return (x: number, y = 0): number => {
    const [cx, cy] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [blend(x - cx), blend(y - cy)];
    const upper = valueAt(cx, cy) * (1 - fx) + valueAt(cx + 1, cy) * fx;
    const lower = valueAt(cx, cy + 1) * (1 - fx) + valueAt(cx + 1, cy + 1) * fx;
    return upper * (1 - fy) + lower * fy;
  };
}

const blend = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
