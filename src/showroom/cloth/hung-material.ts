import { DoubleSide, MeshStandardMaterial, type Texture } from "three";
import type { TileStore } from "./tile-store.ts";

const VERTEX_HEAD = /* glsl */ `
attribute vec2 mm;
attribute float occlusion;
/** Repeats of the tile in a mm of the shape across and down; layers of the tile at each size, −1 where it is not there. */
attribute vec4 laid;
attribute vec3 meanColour;
/** Light at the place, roughness of the cloth. */
attribute vec2 shading;
varying vec2 vTile;
varying float vOcclusion;
flat varying vec2 vLayers;
flat varying vec3 vMean;
flat varying vec2 vShading;
`;

const VERTEX = /* glsl */ `
vTile = mm * laid.xy;
vLayers = laid.zw;
vMean = meanColour;
vShading = shading;
vOcclusion = occlusion;
`;

const FRAGMENT_HEAD = /* glsl */ `
uniform sampler2DArray smallTiles;
uniform sampler2DArray largeTiles;
varying vec2 vTile;
varying float vOcclusion;
flat varying vec2 vLayers;
flat varying vec3 vMean;
flat varying vec2 vShading;
`;

/** What hangs behind its face is a little plainer and darker, as everywhere. */
const COLOUR = /* glsl */ `
vec2 tileDx = dFdx(vTile);
vec2 tileDy = dFdy(vTile);
vec4 cloth = vec4(vMean, 1.0);
if (vLayers.y > -0.5) cloth = textureGrad(largeTiles, vec3(vTile, vLayers.y), tileDx, tileDy);
else if (vLayers.x > -0.5) cloth = textureGrad(smallTiles, vec3(vTile, vLayers.x), tileDx, tileDy);
vec3 seen = mix(vMean, cloth.rgb, cloth.a);
if (!gl_FrontFacing) seen = mix(seen, vMean, 0.5) * 0.72;
diffuseColor = vec4(seen, 1.0);
`;

const OCCLUSION = /* glsl */ `
float reached = vOcclusion * vShading.x;
reflectedLight.indirectDiffuse *= reached;
reflectedLight.indirectSpecular *= reached;
reflectedLight.directDiffuse *= mix(1.0, vOcclusion, 0.6) * vShading.x;
reflectedLight.directSpecular *= reached;
`;

/** All cloth of a room that is not held close: one material, each instance with its own tile. */
export class HungMaterial extends MeshStandardMaterial {
  private readonly tiles: { readonly smallTiles: { value: Texture }; readonly largeTiles: { value: Texture } };

  constructor({ small, large }: Pick<TileStore, "small" | "large">) {
    super({ side: DoubleSide, roughness: 0.9, metalness: 0 });
    this.tiles = { smallTiles: { value: small.texture }, largeTiles: { value: large.texture } };
    this.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.tiles);
      shader.vertexShader = shader.vertexShader
        .replace("#include <common>", `#include <common>\n${VERTEX_HEAD}`)
        .replace("#include <begin_vertex>", `#include <begin_vertex>\n${VERTEX}`);
      shader.fragmentShader = shader.fragmentShader
        .replace("#include <common>", `#include <common>\n${FRAGMENT_HEAD}`)
        .replace("#include <map_fragment>", COLOUR)
        .replace("#include <roughnessmap_fragment>", "float roughnessFactor = max(0.55, vShading.y);")
        .replace("#include <aomap_fragment>", OCCLUSION);
    };
  }

  override customProgramCacheKey(): string {
    return "hung cloth";
  }
}
