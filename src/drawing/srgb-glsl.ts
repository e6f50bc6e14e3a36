/** sRGB (IEC 61966-2-1) for shaders: the codes of linear light, and the light of codes, 0 … 1 each. `geometry-core/srgb.ts` says the same. */
export const TO_DISPLAY_GLSL = /* glsl */ `
vec3 toDisplay(vec3 l) {
  return mix(l * 12.92, 1.055 * pow(max(l, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), l));
}`;
export const TO_LIGHT_GLSL = /* glsl */ `
vec3 toLight(vec3 s) {
  return mix(s / 12.92, pow((max(s, vec3(0.04045)) + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), s));
}`;
