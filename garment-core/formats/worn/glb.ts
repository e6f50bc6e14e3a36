import { apply } from "@selvedge/geometry-core";
import { BinaryBuffer, glbOf } from "./glb-container.ts";
import { type ClothExtent, Materials } from "./glb-materials.ts";
import { tangentsOf } from "./tangents.ts";
import { fittingsOf, type PaintedPiece, type WornGarment, wornBy } from "./worn-garment.ts";

type Json = Readonly<Record<string, unknown>>;

const QUANTISATION = "KHR_mesh_quantization";
const VARIANTS = "KHR_materials_variants";
/** Constants of WebGL that glTF uses. */
const BYTE = 5120;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const VERTEX_BUFFER = 34962;
const INDEX_BUFFER = 34963;
const STEPS = 65_535;
const MM_PER_METRE = 1_000;

type Surface = { readonly positions: Float32Array; readonly normals: Float32Array; readonly indices: Uint32Array };
/** The cube that holds the garment: positions are written as steps along its sides. mm */
type Cube = { readonly low: readonly number[]; readonly side: number };

function cubeOf(surfaces: readonly Surface[]): Cube {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of surfaces)
    for (const [index, value] of positions.entries()) {
      low[index % 3] = Math.min(low[index % 3]!, value);
      high[index % 3] = Math.max(high[index % 3]!, value);
    }
  return { low, side: Math.max(...high.map((value, k) => value - low[k]!)) };
}

/** Places of every piece on its cloth in the first dress, mm, and what they take up together. */
function clothPlaces({ mesh, dresses }: WornGarment): { places: readonly Float64Array[]; extent: ClothExtent } {
  let [x, y, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const places = mesh.pieces.map(({ key, uv }) => {
    const { onCloth } = wornBy(dresses[0], key);
    const uvOnCloth = new Float64Array(uv.length);
    for (let v = 0; v < uv.length; v += 2) {
      const [u, w] = apply(onCloth, [uv[v]!, uv[v + 1]!]);
      uvOnCloth[v] = u;
      uvOnCloth[v + 1] = w;
      [x, y, right, bottom] = [Math.min(x, u), Math.min(y, w), Math.max(right, u), Math.max(bottom, w)];
    }
    return uvOnCloth;
  });
  return { places, extent: { x, y, span: Math.max(right - x, bottom - y) } };
}

class Accessors {
  readonly list: Json[] = [];
  readonly #binary: BinaryBuffer;

  constructor(binary: BinaryBuffer) {
    this.#binary = binary;
  }

  #add(bytes: Uint8Array, view: { target: number; byteStride?: number }, about: Json): number {
    this.list.push({ bufferView: this.#binary.add(bytes, view), ...about });
    return this.list.length - 1;
  }

  positions(positions: Float32Array, { low, side }: Cube): number {
    const count = positions.length / 3;
    const steps = new Uint16Array(4 * count);
    const [min, max] = [
      [STEPS, STEPS, STEPS],
      [0, 0, 0],
    ];
    for (const [index, value] of positions.entries()) {
      const k = index % 3;
      const step = Math.round(((value - low[k]!) / side) * STEPS);
      steps[4 * Math.floor(index / 3) + k] = step;
      min[k] = Math.min(min[k]!, step);
      max[k] = Math.max(max[k]!, step);
    }
    const about = { componentType: UNSIGNED_SHORT, normalized: true, count, type: "VEC3", min, max };
    return this.#add(new Uint8Array(steps.buffer), { target: VERTEX_BUFFER, byteStride: 8 }, about);
  }

  normals(normals: Float32Array): number {
    const count = normals.length / 3;
    const steps = new Int8Array(4 * count);
    for (const [index, value] of normals.entries()) steps[4 * Math.floor(index / 3) + (index % 3)] = Math.round(value * 127);
    const about = { componentType: BYTE, normalized: true, count, type: "VEC3" };
    return this.#add(new Uint8Array(steps.buffer), { target: VERTEX_BUFFER, byteStride: 4 }, about);
  }

  tangents(tangents: Float32Array): number {
    const steps = Int8Array.from(tangents, (value) => Math.round(value * 127));
    const about = { componentType: BYTE, normalized: true, count: tangents.length / 4, type: "VEC4" };
    return this.#add(new Uint8Array(steps.buffer), { target: VERTEX_BUFFER, byteStride: 4 }, about);
  }

  /** Shares 0 to 1 along each axis, two numbers a vertex. */
  shares(values: Float64Array): number {
    const steps = Uint16Array.from(values, (value) => Math.round(Math.max(0, Math.min(1, value)) * STEPS));
    const about = { componentType: UNSIGNED_SHORT, normalized: true, count: values.length / 2, type: "VEC2" };
    return this.#add(new Uint8Array(steps.buffer), { target: VERTEX_BUFFER, byteStride: 4 }, about);
  }

  indices(indices: Uint32Array, vertexCount: number): number {
    const isShort = vertexCount <= STEPS;
    const written = isShort ? Uint16Array.from(indices) : indices;
    const componentType = isShort ? UNSIGNED_SHORT : UNSIGNED_INT;
    const bytes = new Uint8Array(written.buffer, written.byteOffset, written.byteLength);
    return this.#add(bytes, { target: INDEX_BUFFER }, { componentType, count: indices.length, type: "SCALAR" });
  }
}

/** Where the vertices lie in the picture of a painted piece. */
function inBox(uv: Float32Array, { left, top, right, bottom }: PaintedPiece["box"]): Float64Array {
  return Float64Array.from(uv, (mm, index) => (index % 2 === 0 ? (mm - left) / (right - left) : (mm - top) / (bottom - top)));
}

/**
 * A draped garment as binary glTF 2.0: metres, y up, a node for each piece, cloth from both sides, buttons as one node and
 * what is sewn on as one for each shape and colour. Positions lie
 * within a 65,535th of the garment's longest side (about 0.01 mm), KHR_mesh_quantization; TEXCOORD_0 is the place on the cloth, which
 * KHR_texture_transform scales to each tile; a piece with artwork has its picture in TEXCOORD_1. Dresses after the first are variants
 * (KHR_materials_variants); their cloths lie as those of the first do.
 */
export function garmentGlb(garment: WornGarment): Uint8Array<ArrayBuffer> {
  const { name, mesh, dresses } = garment;
  const fittings = fittingsOf(garment);
  const cube = cubeOf([...mesh.pieces, ...fittings.map((one) => one.mesh)]);
  const { places, extent } = clothPlaces(garment);
  const binary = new BinaryBuffer();
  const accessors = new Accessors(binary);
  const materials = new Materials(binary, extent);
  const surface = ({ positions, normals, indices }: Surface, places: Json, material: Json): Json => ({
    primitives: [
      {
        attributes: { POSITION: accessors.positions(positions, cube), NORMAL: accessors.normals(normals), ...places },
        indices: accessors.indices(indices, positions.length / 3),
        ...material,
      },
    ],
  });

  const meshes = mesh.pieces.map((piece, index) => {
    const wears = dresses.map((dress) => wornBy(dress, piece.key));
    const worn = wears.map((one) => materials.of(one, piece.key));
    const painted = wears.find((one) => one.painted)?.painted;
    const { x, y, span } = extent;
    const onCloth = places[index]!.map((mm, k) => (mm - (k % 2 === 0 ? x : y)) / span);
    const needsTangents = wears.some(({ cloth, painted }) => cloth.normal || painted?.normal || cloth.anisotropy > 0);
    const coordinates = {
      ...(needsTangents && { TANGENT: accessors.tangents(tangentsOf(piece, wears[0]!.onCloth)) }),
      TEXCOORD_0: accessors.shares(onCloth),
      ...(painted && { TEXCOORD_1: accessors.shares(inBox(piece.uv, painted.box)) }),
    };
    const mappings = [...new Set(worn)].map((material) => ({
      material,
      variants: worn.flatMap((one, variant) => (one === material ? [variant] : [])),
    }));
    const variants = dresses.length > 1 && { extensions: { [VARIANTS]: { mappings } } };
    return { name: piece.key, ...surface(piece, coordinates, { material: worn[0], ...variants }) };
  });
  for (const fitting of fittings)
    meshes.push({ name: fitting.name, ...surface(fitting.mesh, {}, { material: materials.fitting(fitting) }) });

  const buffer = { bytes: binary.bytes(), views: binary.views };
  const used = [QUANTISATION, ...materials.used, ...(dresses.length > 1 ? [VARIANTS] : [])];
  const scale = cube.side / MM_PER_METRE;
  const json = {
    asset: { version: "2.0", generator: "Selvedge" },
    extensionsUsed: used,
    extensionsRequired: used.filter((one) => one === QUANTISATION || one === "KHR_texture_transform"),
    ...(dresses.length > 1 && { extensions: { [VARIANTS]: { variants: dresses.map((dress) => ({ name: dress.name })) } } }),
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      {
        name,
        children: meshes.map((_, index) => index + 1),
        scale: [scale, scale, scale],
        translation: cube.low.map((mm) => mm / MM_PER_METRE),
      },
      ...meshes.map((one, index) => ({ name: one.name, mesh: index })),
    ],
    meshes,
    materials: materials.materials,
    ...(materials.images.length > 0 && {
      images: materials.images,
      samplers: materials.samplers,
      textures: materials.textures,
    }),
    accessors: accessors.list,
    bufferViews: buffer.views,
    buffers: [{ byteLength: buffer.bytes.length }],
  };
  return glbOf(json, buffer.bytes);
}
