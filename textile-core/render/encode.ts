/** A grey RGBA picture from values 0 … 1. */
export function greyPicture(values: Float32Array): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(values.length * 4);
  for (let at = 0, out = 0; at < values.length; at++, out += 4) {
    const level = values[at]! * 255;
    bytes[out] = level;
    bytes[out + 1] = level;
    bytes[out + 2] = level;
    bytes[out + 3] = 255;
  }
  return bytes;
}
