import {
  Color,
  type DataTexture,
  DoubleSide,
  Matrix3,
  MeshPhysicalMaterial,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import { ADAPTED } from "../light/adapted.glsl.ts";
import { CLOTH_GLSL } from "./cloth.glsl.ts";
import { NEAR_GLSL } from "./near.glsl.ts";
import { plainTexture } from "./plain-texture.ts";

type Uniform<T> = { value: T };

/** Everything that makes the cloth of one piece look different from the next; shared by the lit material and the flat reading. */
export type ClothUniforms = {
  readonly clothAlbedo: Uniform<Texture>;
  /** Takes mm on the piece to repeats of the tile. */
  readonly clothFromMm: Uniform<Matrix3>;
  /** Light of a plain cloth, and how much of the tile lies over it. */
  readonly clothColour: Uniform<Vector4>;
  /** 1 where what lies behind is seen through the cloth. */
  readonly seenThrough: Uniform<number>;
  readonly nearAlbedo: Uniform<Texture>;
  readonly nearNormal: Uniform<Texture>;
  readonly nearRoughness: Uniform<Texture>;
  /** Repeats of the structure in one tile; 0 while there is none. */
  readonly nearRepeats: Uniform<Vector2>;
  readonly nearLevel: Uniform<number>;
  readonly decal: Uniform<Texture>;
  readonly decalFromMm: Uniform<Matrix3>;
  readonly decalOn: Uniform<number>;
  readonly decalHeight: Uniform<Texture>;
  /** 1 while some artwork stands above the cloth. */
  readonly decalRelief: Uniform<number>;
  /** How finished artwork shines: red roughness, green metal, blue sheen. */
  readonly decalGloss: Uniform<Texture>;
  readonly decalGlossOn: Uniform<number>;
  /** Roughness of a finished cloth, how much that counts, and its metal. */
  readonly clothGloss: Uniform<Vector3>;
  readonly clothNormal: Uniform<Texture>;
  readonly clothRoughness: Uniform<Texture>;
  /** Directions of the tile's own axes on the piece: x of one, y of one, x of the other, y of the other. */
  readonly clothTurn: Uniform<Vector4>;
  /** 1 while the relief of the yarns is lit. */
  readonly relief: Uniform<number>;
  /** Roughness without a map, and how much the map replaces it. */
  readonly roughnessOf: Uniform<Vector2>;
  /** Strength and roughness of the sheen. */
  readonly sheenOf: Uniform<Vector2>;
  readonly chosen: Uniform<number>;
  /** Mean light of the cloth, and of the thread it is sewn with. */
  readonly clothAverage: Uniform<Color>;
  readonly thread: Uniform<Color>;
  /** What the adapted eye sees of the light. */
  readonly adaptation: Uniform<Matrix3>;
};

const white: DataTexture = plainTexture(255, 255, 255, 255);
const clear: DataTexture = plainTexture(0, 0, 0, 0);
const flat: DataTexture = plainTexture(128, 128, 255, 255);

/** Calico: what an undressed pattern is sewn from. */
export const CALICO = "#ece9e2";

/** Uniforms of an undressed piece. */
export function clothUniforms(): ClothUniforms {
  return {
    clothAlbedo: { value: white },
    clothFromMm: { value: new Matrix3() },
    clothColour: { value: new Vector4(1, 1, 1, 0) },
    seenThrough: { value: 0 },
    nearAlbedo: { value: white },
    nearNormal: { value: flat },
    nearRoughness: { value: white },
    nearRepeats: { value: new Vector2() },
    nearLevel: { value: 0 },
    decal: { value: clear },
    decalFromMm: { value: new Matrix3() },
    decalOn: { value: 0 },
    decalHeight: { value: clear },
    decalRelief: { value: 0 },
    decalGloss: { value: clear },
    decalGlossOn: { value: 0 },
    clothGloss: { value: new Vector3() },
    clothNormal: { value: flat },
    clothRoughness: { value: white },
    clothTurn: { value: new Vector4(1, 0, 0, 1) },
    relief: { value: 1 },
    roughnessOf: { value: new Vector2(0.85, 0) },
    sheenOf: { value: new Vector2(0.08, 0.5) },
    chosen: { value: 0 },
    clothAverage: { value: new Color(CALICO) },
    thread: { value: new Color() },
    adaptation: { value: new Matrix3() },
  };
}

/** Textures that stand for "none"; never disposed with a piece. */
export const PLAIN = { white, clear, flat } as const;

const VERTEX_HEAD = /* glsl */ `
attribute vec2 mm;
attribute vec3 edges;
attribute float occlusion;
varying vec2 vMm;
varying vec3 vEdges;
varying float vOcclusion;
`;

const FRAGMENT_HEAD = /* glsl */ `
varying vec2 vMm;
varying vec3 vEdges;
varying float vOcclusion;
${CLOTH_GLSL}
uniform sampler2D clothNormal;
uniform sampler2D clothRoughness;
uniform sampler2D decalHeight;
uniform sampler2D decalGloss;
uniform float decalGlossOn;
uniform vec3 clothGloss;
uniform vec4 clothTurn;
uniform vec2 roughnessOf;
uniform vec2 sheenOf;
uniform float relief;
uniform float decalRelief;
uniform float chosen;
uniform vec3 clothAverage;
uniform vec3 thread;
uniform mat3 adaptation;
${NEAR_GLSL}

#ifdef FLIP_SIDED
#define IS_OUTSIDE false
#elif defined(DOUBLE_SIDED)
#define IS_OUTSIDE gl_FrontFacing
#else
#define IS_OUTSIDE true
#endif

/** Yarn spreads a highlight even on satin; smoother than this is film, not cloth. */
const float MIN_ROUGHNESS = 0.52;
const float MAX_HEIGHT_MM = 0.9;
/** Relief is lit as if it were this much higher: an edge of half a millimetre is thinner than a pixel of the screen. */
const float HEIGHT_GAIN = 1.6;

float heightAt(vec2 mm) {
  return texture2D(decalHeight, (decalFromMm * vec3(mm, 1.0)).xy).r * MAX_HEIGHT_MM * HEIGHT_GAIN;
}
/** Slope of raised artwork in mm per mm, taken over the width of its rounded edge or of a pixel. */
vec2 artworkSlope(vec2 mm, float pixelMm) {
  float e = max(decalGlossOn > 0.5 ? 0.2 : 0.45, pixelMm * 0.75);
  return vec2(heightAt(mm + vec2(e, 0.0)) - heightAt(mm - vec2(e, 0.0)), heightAt(mm + vec2(0.0, e)) - heightAt(mm - vec2(0.0, e))) / (2.0 * e);
}
/** Gradient of a distance given at the corners of triangles, in the piece's own plane. */
vec2 gradientOnPiece(float d, vec2 mm) {
  vec2 ax = dFdx(mm);
  vec2 ay = dFdy(mm);
  float det = ax.x * ay.y - ax.y * ay.x;
  vec2 g = vec2(dFdx(d) * ay.y - dFdy(d) * ax.y, dFdy(d) * ax.x - dFdx(d) * ay.x) / (abs(det) < 1e-9 ? 1e-9 : det);
  float l = length(g);
  return l > 1e-4 ? g / l : vec2(0.0);
}
`;

/** Colour: cloth, artwork, the shadow beside raised artwork, the groove of a seam, topstitching, and a plainer, darker inside. */
const COLOUR = /* glsl */ `
float pixelMm = max(length(dFdx(vMm)), length(dFdy(vMm)));
vec2 seamAway = gradientOnPiece(vEdges.x, vMm);
vec2 stitchAway = gradientOnPiece(vEdges.z, vMm);
float besideStitch = vEdges.z;
vec2 tileAt = clothTile(vMm);
vec2 tileDx = dFdx(tileAt);
vec2 tileDy = dFdy(tileAt);
float nearBy = nearShare(pixelMm);
vec4 plain = clothPlain(vMm);
if (nearBy > 0.0) plain = withStructure(plain, tileAt, tileDx, tileDy, nearBy);
vec4 art = decalAt(vMm);
vec4 worn = under(art, plain);
vec3 seen = worn.rgb;
if (IS_OUTSIDE) {
  if (abs(besideStitch) < 2.0 + 2.0 * pixelMm) {
    float threadWidth = max(0.28, 0.5 * pixelMm);
    float along = dot(vMm, vec2(-stitchAway.y, stitchAway.x));
    float dash = mix(smoothstep(0.12, 0.26, abs(fract(along / 3.2) - 0.5) * 2.0), 0.8, smoothstep(0.3, 1.4, pixelMm));
    float stitch = exp(-besideStitch * besideStitch / (threadWidth * threadWidth)) * (0.28 / threadWidth) * dash * step(0.5, length(stitchAway));
    seen = mix(seen, thread, clamp(stitch, 0.0, 1.0) * (1.0 - art.a) * 0.9);
  }
  float grooveWidth = max(0.9, 0.75 * pixelMm);
  seen *= 1.0 - 0.62 * exp(-vEdges.x * vEdges.x / (grooveWidth * grooveWidth)) * sqrt(0.9 / grooveWidth);
  if (decalRelief > 0.5) {
    float around = 0.0;
    for (int i = 0; i < 6; i++) {
      float a = float(i) * 1.0472;
      around += heightAt(vMm + vec2(cos(a), sin(a)) * max(1.0, pixelMm));
    }
    seen *= 1.0 - 0.65 * clamp(around / 6.0 - heightAt(vMm), 0.0, 0.8);
  }
} else {
  seen = mix(plain.rgb, clothAverage, 0.5) * 0.66;
  art = vec4(0.0);
}
if (worn.a < 0.02) discard;
diffuseColor = vec4(seen, worn.a);
`;

const ROUGHNESS = /* glsl */ `
float roughnessFactor = roughnessOf.x;
if (roughnessOf.y > 0.5) roughnessFactor = texture2D(clothRoughness, tileAt).g;
if (nearBy > 0.0) roughnessFactor = mix(roughnessFactor, textureGrad(nearRoughness, tileAt * nearRepeats, tileDx * nearRepeats, tileDy * nearRepeats).g, nearBy);
roughnessFactor = mix(max(roughnessFactor, MIN_ROUGHNESS), clothGloss.x, clothGloss.y);
roughnessFactor = mix(roughnessFactor, 0.72, art.a * 0.7);
vec4 gloss = vec4(0.0);
if (decalGlossOn > 0.5 && IS_OUTSIDE) {
  vec2 at = (decalFromMm * vec3(vMm, 1.0)).xy;
  vec2 inside = step(vec2(0.0), at) * step(at, vec2(1.0));
  gloss = texture2D(decalGloss, at) * inside.x * inside.y;
}
roughnessFactor = roughnessFactor * (1.0 - gloss.a) + gloss.r;
`;

const METALNESS = /* glsl */ `
float metalnessFactor = clothGloss.z * (1.0 - art.a) * (1.0 - gloss.a) + gloss.g;
`;

/** Normals: yarns (maps with y up; what a pixel averages away becomes roughness, after Toksvig 2005), raised artwork, the roll of a seam, the dent of topstitching. */
const NORMAL = /* glsl */ `
{
  vec3 q0 = dFdx(-vViewPosition);
  vec3 q1 = dFdy(-vViewPosition);
  vec2 s0 = dFdx(vMm);
  vec2 s1 = dFdy(vMm);
  vec3 q1perp = cross(q1, normal);
  vec3 q0perp = cross(normal, q0);
  vec3 across = q1perp * s0.x + q0perp * s1.x;
  vec3 down = q1perp * s0.y + q0perp * s1.y;
  float longest = max(dot(across, across), dot(down, down));
  if (longest > 0.0) {
    float facing = IS_OUTSIDE ? 1.0 : -1.0;
    across *= inversesqrt(longest) * facing;
    down *= inversesqrt(longest) * facing;
    vec2 slope = vec2(0.0);
    if (relief > 0.5) {
      vec3 yarn = texture2D(clothNormal, tileAt).xyz * 2.0 - 1.0;
      if (nearBy > 0.0) {
        vec3 thread = textureGrad(nearNormal, tileAt * nearRepeats, tileDx * nearRepeats, tileDy * nearRepeats).xyz * 2.0 - 1.0;
        yarn = mix(yarn, thread, nearBy);
      }
      float mean = clamp(length(yarn), 0.25, 1.0);
      float lit = 1.0 - art.a * clamp(decalRelief + 0.35, 0.0, 0.9);
      yarn /= mean;
      slope += (clothTurn.xy * yarn.x - clothTurn.zw * yarn.y) / max(yarn.z, 0.3) * lit;
      float alpha = roughnessFactor * roughnessFactor;
      roughnessFactor = sqrt(sqrt(min(1.0, alpha * alpha + 0.5 * lit * (1.0 - mean) / mean)));
    }
    if (IS_OUTSIDE) {
      if (decalRelief > 0.5) slope -= artworkSlope(vMm, pixelMm);
      float near = smoothstep(4.0, 1.0, pixelMm);
      slope -= seamAway * near * 0.62 * (vEdges.x / 2.4) * exp(-vEdges.x * vEdges.x / 5.76);
      // A row of stitches pulls the cloth in by a fifth of a millimetre.
      slope -= stitchAway * near * 0.3 * (besideStitch / 1.3) * exp(-besideStitch * besideStitch / 1.7);
    }
    normal = normalize(normal + across * slope.x + down * slope.y);
  }
}
`;

const SHEEN = /* glsl */ `
material.sheenColor = sheenOf.x * (1.0 - 0.6 * art.a) * mix(vec3(0.55), sqrt(diffuseColor.rgb), 0.6);
material.sheenColor = material.sheenColor * (1.0 - gloss.a) + gloss.b * mix(vec3(0.55), sqrt(diffuseColor.rgb), 0.6);
material.sheenRoughness = clamp(sheenOf.y, 0.07, 1.0);
`;

const OCCLUSION = /* glsl */ `
reflectedLight.indirectDiffuse *= vOcclusion;
reflectedLight.indirectSpecular *= vOcclusion;
reflectedLight.directDiffuse *= mix(1.0, vOcclusion, 0.35);
sheenSpecularIndirect *= vOcclusion;
`;

/** Thread with a halo of sheet colour round the chosen piece, of the same width on the screen at every distance. */
const CHOSEN = /* glsl */ `
if (chosen > 0.5 && IS_OUTSIDE) {
  float rim = min(vEdges.x, vEdges.y);
  float perPixel = max(fwidth(rim), 1e-3);
  float px = rim / perPixel;
  gl_FragColor.rgb = mix(gl_FragColor.rgb, vec3(0.992, 0.988, 0.980), 1.0 - smoothstep(3.2, 4.2, px));
  gl_FragColor.rgb = mix(gl_FragColor.rgb, vec3(0.690, 0.071, 0.247), 1.0 - smoothstep(1.6, 2.4, px));
}
`;

/** The lit cloth of one piece. All pieces share one program. */
export class ClothMaterial extends MeshPhysicalMaterial {
  readonly cloth: ClothUniforms;

  constructor(cloth: ClothUniforms) {
    super({ side: DoubleSide, roughness: 1, metalness: 0, sheen: 1, sheenRoughness: 1 });
    this.cloth = cloth;
    this.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, cloth);
      shader.vertexShader = shader.vertexShader
        .replace("#include <common>", `#include <common>\n${VERTEX_HEAD}`)
        .replace("#include <begin_vertex>", "#include <begin_vertex>\nvMm = mm; vEdges = edges; vOcclusion = occlusion;");
      shader.fragmentShader = shader.fragmentShader
        .replace("#include <common>", `#include <common>\n${FRAGMENT_HEAD}`)
        .replace("#include <map_fragment>", COLOUR)
        .replace("#include <roughnessmap_fragment>", ROUGHNESS)
        .replace("#include <metalnessmap_fragment>", METALNESS)
        .replace("#include <normal_fragment_maps>", NORMAL)
        .replace("#include <lights_physical_fragment>", `#include <lights_physical_fragment>\n${SHEEN}`)
        .replace("#include <aomap_fragment>", OCCLUSION)
        .replace("#include <tonemapping_fragment>", ADAPTED)
        .replace("#include <premultiplied_alpha_fragment>", `${CHOSEN}\n#include <premultiplied_alpha_fragment>`);
    };
  }

  override customProgramCacheKey(): string {
    return "cloth";
  }
}
