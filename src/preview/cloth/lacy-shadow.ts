import { MeshDepthMaterial } from "three";

/** Cells of cloth this large let light through or not: finer than the soft edge of a shadow. */
const CELL_MM = 0.6;
/** Share of the light that an open cloth holds back, from voile to net. */
const HELD_BACK = 0.55;

let material: MeshDepthMaterial | null = null;

/** The shadow of an open cloth: as many cells of it cast one as it holds light back, spread evenly (interleaved gradient noise, Jimenez 2014). */
export function lacyShadow(): MeshDepthMaterial {
  if (material) return material;
  material = new MeshDepthMaterial();
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nattribute vec2 mm; varying vec2 vMm;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvMm = mm;");
    shader.fragmentShader = shader.fragmentShader.replace("#include <common>", "#include <common>\nvarying vec2 vMm;").replace(
      "#include <map_fragment>",
      `vec2 cell = floor(vMm / ${CELL_MM.toFixed(2)});
if (fract(52.9829189 * fract(dot(cell, vec2(0.06711056, 0.00583715)))) > ${HELD_BACK.toFixed(2)}) discard;`,
    );
  };
  return material;
}
