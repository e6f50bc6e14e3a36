import { TO_DISPLAY_GLSL, TO_LIGHT_GLSL } from "../../drawing/srgb-glsl.ts";

/**
 * What the cloth of one piece looks like at a place given in mm on that piece. The lit material and the flat reading are built from this
 * text, so they cannot disagree. What may be absent is behind a branch on a uniform: a cloth without artwork does not pay for it.
 */
export const CLOTH_GLSL = /* glsl */ `
uniform sampler2D clothAlbedo;
uniform mat3 clothFromMm;
uniform vec4 clothColour;
uniform float seenThrough;
uniform sampler2D decal;
uniform mat3 decalFromMm;
uniform float decalOn;
${TO_DISPLAY_GLSL}
${TO_LIGHT_GLSL}
vec2 clothTile(vec2 mm) {
  return (clothFromMm * vec3(mm, 1.0)).xy;
}
/** Light of the cloth alone, and how much it covers; clothColour.a says how much of the tile is seen over the plain colour. */
vec4 clothPlain(vec2 mm) {
  vec4 tile = texture2D(clothAlbedo, clothTile(mm));
  if (seenThrough > 0.5) return tile;
  return vec4(mix(clothColour.rgb, tile.rgb, clothColour.a * tile.a), 1.0);
}
vec4 decalAt(vec2 mm) {
  if (decalOn < 0.5) return vec4(0.0);
  vec2 at = (decalFromMm * vec3(mm, 1.0)).xy;
  vec2 inside = step(vec2(0.0), at) * step(at, vec2(1.0));
  return texture2D(decal, at) * inside.x * inside.y;
}
/** Artwork over cloth as a canvas lays it: mixed in sRGB, alpha multiplied in. */
vec4 under(vec4 art, vec4 cloth) {
  if (art.a == 0.0) return cloth;
  float covered = art.a + cloth.a * (1.0 - art.a);
  return vec4(toLight((art.rgb + toDisplay(cloth.rgb) * cloth.a * (1.0 - art.a)) / covered), covered);
}
`;
