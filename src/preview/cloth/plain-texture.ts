import { DataTexture, RGBAFormat, UnsignedByteType } from "three";

/** A texture of one colour, for a map that a cloth does not have. */
export function plainTexture(r: number, g: number, b: number, a: number): DataTexture {
  const texture = new DataTexture(new Uint8Array([r, g, b, a]), 1, 1, RGBAFormat, UnsignedByteType);
  texture.needsUpdate = true;
  return texture;
}
