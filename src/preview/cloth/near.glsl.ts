/**
 * The structure tile over the cloth's own tile. What is slower than `BLUR_MM` comes from the cloth, what is faster from the structure:
 * each is divided by its own mean over that length, so that nothing is counted twice and the colour stays that of the cloth.
 */
export const NEAR_GLSL = /* glsl */ `
uniform sampler2D nearAlbedo;
uniform sampler2D nearNormal;
uniform sampler2D nearRoughness;
/** Repeats of the structure in one tile across and down; x is 0 while there is none. */
uniform vec2 nearRepeats;
/** Mip levels at which a pixel of the tile and of the structure is as long as the mean is taken over. */
uniform vec2 nearLevels;

/** From this size of a pixel on the threads of the tile are no longer enough; at the second only the structure is seen. */
const float NEAR_FROM_MM = 0.25;
const float NEAR_WHOLE_MM = 0.1;

float nearShare(float pixelMm) {
  return nearRepeats.x > 0.0 ? smoothstep(NEAR_FROM_MM, NEAR_WHOLE_MM, pixelMm) : 0.0;
}
vec4 withStructure(vec4 cloth, vec2 tile, vec2 dx, vec2 dy, float share) {
  vec2 at = tile * nearRepeats;
  vec4 thread = textureGrad(nearAlbedo, at, dx * nearRepeats, dy * nearRepeats);
  vec3 mean = textureLod(nearAlbedo, at, nearLevels.y).rgb;
  vec3 draft = textureLod(clothAlbedo, tile, nearLevels.x).rgb;
  return mix(cloth, vec4(draft * thread.rgb / max(mean, vec3(0.004)), thread.a), share);
}
`;
