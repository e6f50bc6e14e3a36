/**
 * The structure tile over the cloth's own, with which it lies in step, thread on thread. What a pixel of the cloth's tile can show comes from
 * there, what is finer from the structure: it is divided by its own mean over such a pixel, so that nothing is counted twice.
 */
export const NEAR_GLSL = /* glsl */ `
uniform sampler2D nearAlbedo;
uniform sampler2D nearNormal;
uniform sampler2D nearRoughness;
/** Repeats of the structure in one tile across and down; x is 0 while there is none. */
uniform vec2 nearRepeats;
/** Mip level at which a pixel of the structure is as long as one of the tile. */
uniform float nearLevel;

/** From this size of a pixel on the threads of the tile are no longer enough; at the second only the structure is seen. */
const float NEAR_FROM_MM = 0.25;
const float NEAR_WHOLE_MM = 0.1;

float nearShare(float pixelMm) {
  return nearRepeats.x > 0.0 ? smoothstep(NEAR_FROM_MM, NEAR_WHOLE_MM, pixelMm) : 0.0;
}
vec4 withStructure(vec4 cloth, vec2 tile, vec2 dx, vec2 dy, float share) {
  vec2 at = tile * nearRepeats;
  vec4 thread = textureGrad(nearAlbedo, at, dx * nearRepeats, dy * nearRepeats);
  vec4 mean = textureLod(nearAlbedo, at, nearLevel);
  return cloth * mix(vec4(1.0), min(thread / max(mean, vec4(0.004)), vec4(4.0, 4.0, 4.0, 1.0 / max(cloth.a, 0.25))), share);
}
`;
