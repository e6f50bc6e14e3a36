import { LIGHT_OF_BYTE } from "@selvedge/geometry-core";
import { type Hex, hexOfLinear } from "../../colour/convert.ts";

/** Mean colour of an RGBA picture in sRGB, averaged in linear light. */
export function meanHexOf(picture: Uint8ClampedArray): Hex {
  const sum = [0, 0, 0];
  const count = picture.length / 4;
  for (let i = 0; i < picture.length; i += 4)
    for (let channel = 0; channel < 3; channel++) sum[channel]! += LIGHT_OF_BYTE[picture[i + channel]!]! / count;
  return hexOfLinear([sum[0]!, sum[1]!, sum[2]!]);
}
