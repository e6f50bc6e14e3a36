import { boundsOf, type Point, type PxPerMm } from "@selvedge/geometry-core";
import {
  DoubleSide,
  Mesh,
  NoBlending,
  OrthographicCamera,
  RGBAFormat,
  Scene,
  ShaderMaterial,
  UnsignedByteType,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { reduce } from "../../drawing/index.ts";
import { CLOTH_GLSL } from "./cloth.glsl.ts";
import type { DressedPiece } from "./dressed-piece.ts";

const MAX_SIDE_PX = 4096;
/** Read this much finer and averaged in linear light, so that the card's own filtering of fine yarns does not blur the comparison. */
const FINER = 3;

/**
 * The piece laid flat: its draped triangles drawn where they lie on the pattern, with the cloth's own colour code and no light.
 * Pixel (0, 0) is the corner of the outline's box. Throws a RangeError above 4096 px a side.
 */
export function readFlat(renderer: WebGLRenderer, piece: DressedPiece, outline: readonly Point[], pxPerMm: PxPerMm): ImageData {
  const { minX, minY, maxX, maxY } = boundsOf(outline);
  const wanted = { width: Math.ceil((maxX - minX) * pxPerMm), height: Math.ceil((maxY - minY) * pxPerMm) };
  const finer = Math.max(1, Math.min(FINER, Math.floor(MAX_SIDE_PX / Math.max(wanted.width, wanted.height))));
  const width = wanted.width * finer;
  const height = wanted.height * finer;
  if (width > MAX_SIDE_PX || height > MAX_SIDE_PX)
    throw new RangeError(`A piece of ${width} × ${height} px is too large to read`);
  const material = new ShaderMaterial({
    side: DoubleSide,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    uniforms: { ...piece.cloth, box: { value: new Vector4(minX, minY, wanted.width / pxPerMm, wanted.height / pxPerMm) } },
    // The first row of a reading is the bottom of the view, so y on the piece grows upwards here.
    vertexShader:
      "attribute vec2 mm; varying vec2 at; uniform vec4 box; void main() { at = mm; gl_Position = vec4((mm - box.xy) / box.zw * 2.0 - 1.0, 0.0, 1.0); }",
    fragmentShader: `varying vec2 at;\n${CLOTH_GLSL}\nvoid main() { vec4 seen = under(decalAt(at), clothPlain(at)); gl_FragColor = vec4(toDisplay(seen.rgb), seen.a); }`,
  });
  const scene = new Scene();
  const flat = new Mesh(piece.object.geometry, material);
  flat.frustumCulled = false;
  scene.add(flat);
  const target = new WebGLRenderTarget(width, height, {
    format: RGBAFormat,
    type: UnsignedByteType,
    depthBuffer: false,
    samples: finer > 1 ? 0 : 4,
  });
  const before = renderer.getRenderTarget();
  const alpha = renderer.getClearAlpha();
  renderer.setRenderTarget(target);
  renderer.setClearAlpha(0);
  renderer.clear();
  renderer.render(scene, new OrthographicCamera());
  const data = new Uint8ClampedArray(width * height * 4);
  renderer.readRenderTargetPixels(target, 0, 0, width, height, data);
  renderer.setRenderTarget(before);
  renderer.setClearAlpha(alpha);
  target.dispose();
  material.dispose();
  if (finer === 1) return new ImageData(data, width, height);
  const read = reduce({ data, width, height }, wanted.width, wanted.height);
  return new ImageData(new Uint8ClampedArray(read.data), read.width, read.height);
}
