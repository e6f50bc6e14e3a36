import { DataTexture, DoubleSide, LinearFilter, RGBAFormat, ShaderMaterial, UnsignedByteType } from "three";
import { SCALE_PARTS } from "./fit-map.ts";
import { RAMP } from "./ramp.ts";

const byte = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16);

/** The colours of the scale as they are on the screen. */
function rampTexture(): DataTexture {
  const bytes = RAMP.flatMap((hex) => [byte(hex, 1), byte(hex, 3), byte(hex, 5), 255]);
  const texture = new DataTexture(new Uint8Array(bytes), RAMP.length, 1, RGBAFormat, UnsignedByteType);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** Cloth coloured by the attribute `fit` on a scale that ends at `top`, shaded only as much as its form needs to be seen. */
export class FitMaterial extends ShaderMaterial {
  private readonly ramp: DataTexture;

  constructor(top: number) {
    const ramp = rampTexture();
    super({
      side: DoubleSide,
      toneMapped: false,
      uniforms: { ramp: { value: ramp }, top: { value: top } },
      vertexShader: /* glsl */ `
attribute float fit;
attribute float occlusion;
varying float vFit;
varying float vOcclusion;
varying vec3 vNormal;
varying vec3 vAway;
void main() {
  vFit = fit;
  vOcclusion = occlusion;
  vNormal = normalMatrix * normal;
  vec4 at = modelViewMatrix * vec4(position, 1.0);
  vAway = -at.xyz;
  gl_Position = projectionMatrix * at;
}`,
      fragmentShader: /* glsl */ `
uniform sampler2D ramp;
uniform float top;
varying float vFit;
varying float vOcclusion;
varying vec3 vNormal;
varying vec3 vAway;
const float COLOURS = ${RAMP.length.toFixed(1)};
void main() {
  float t = clamp(vFit / top, 0.0, 1.0);
  vec3 colour = texture2D(ramp, vec2((t * (COLOURS - 1.0) + 0.5) / COLOURS, 0.5)).rgb;
  float part = vFit / top * ${SCALE_PARTS.toFixed(1)};
  float offLine = abs(fract(part - 0.5) - 0.5) / max(fwidth(part), 1e-4);
  float isLine = (1.0 - smoothstep(0.5, 1.3, offLine)) * step(0.5, part) * step(part, ${(SCALE_PARTS - 0.5).toFixed(1)});
  vec3 n = normalize(vNormal) * (gl_FrontFacing ? 1.0 : -1.0);
  float facing = max(0.0, dot(n, normalize(vAway)));
  float lamp = max(0.0, dot(n, normalize(vec3(-0.5, 0.6, 0.62))));
  float shade = (0.66 + 0.24 * facing + 0.16 * lamp) * mix(0.72, 1.0, vOcclusion);
  colour = mix(colour, vec3(t > 0.6 ? 0.1 : 0.95), 0.34 * isLine);
  gl_FragColor = vec4(gl_FrontFacing ? colour * shade : vec3(0.42, 0.41, 0.39) * shade, 1.0);
}`,
    });
    this.ramp = ramp;
  }

  override dispose(): void {
    this.ramp.dispose();
    super.dispose();
  }
}
