/** A grey RGBA picture from values 0 … 1. */
export function greyPicture(values: Float32Array): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(values.length * 4);
  for (let i = 0, out = 0; i < values.length; i++, out += 4) {
    const level = values[i]! * 255;
    bytes[out] = level;
    bytes[out + 1] = level;
    bytes[out + 2] = level;
    bytes[out + 3] = 255;
  }
  return bytes;
}
