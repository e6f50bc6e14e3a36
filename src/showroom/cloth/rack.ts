import type { HandClass, RoomPoint, RoomProduct, RoomScene } from "@selvedge/contract";
import { radiansOf } from "@selvedge/geometry-core";
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Euler,
  type Frustum,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Sphere,
  Vector3,
} from "three";
import { type ClothShape, COARSE, FINE, FOLDED, foldedCloth, HUNG, hangingCloth } from "./hang.ts";
import { HungMaterial } from "./hung-material.ts";
import { type Eye, type Leveled, levelsFor } from "./levels.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import type { Tiled, TileStore } from "./tile-store.ts";

/** Light that reaches a place whose surface faces `normal`; 1 is that of a wall in full daylight. */
type LightAt = (place: RoomPoint, normal: RoomPoint) => number;

type Drawn = Piece & {
  readonly hand: HandClass | null;
  readonly matrix: Matrix4;
  readonly sphere: Sphere;
  /** Repeats in a mm of the shape. */
  readonly repeats: readonly [number, number];
  readonly mean: Color;
  readonly light: number;
  readonly roughness: number;
};

/** Nearer than this a cloth has all its folds, mm. */
const FINE_MM = 5_000;
/** Of a photographed cloth nobody knows how it hangs. */
const UNKNOWN_HAND: HandClass = "shirting";
const UNKNOWN_ROUGHNESS = 0.88;
const UNKNOWN_COLOUR = "#c9c5bc";

/** The picture of a repeat of a fabric; of one that was never measured its picture. */
const tileOf = ({ productId, texture, productImg }: RoomProduct): Tiled => ({ productId, url: texture?.url ?? productImg });

function drawnOf(piece: Piece, scene: RoomScene, lightAt: LightAt): Drawn {
  const { fabric, kind, size, place, turn } = piece;
  const folded = kind === "folded" && scene.folded.find((one) => one.place === place);
  const stretch: [number, number, number] = folded
    ? [folded.extent[0] / FOLDED.width, folded.extent[1] / FOLDED.height, folded.extent[2] / FOLDED.depth]
    : [size[0] / HUNG.width, size[1] / HUNG.drop, size[0] / HUNG.width];
  const matrix = new Matrix4().compose(
    new Vector3(...place),
    new Quaternion().setFromEuler(new Euler(0, radiansOf(turn), 0)),
    new Vector3(...stretch),
  );
  const down = folded ? stretch[2] : stretch[1];
  const { mmWidth, mmHeight } = fabric.texture ?? { mmWidth: size[0], mmHeight: size[0] };
  const facing: RoomPoint = folded ? [0, 1, 0] : [Math.sin(radiansOf(turn)), 0, Math.cos(radiansOf(turn))];
  return {
    ...piece,
    hand: folded ? null : (fabric.texture?.hand ?? UNKNOWN_HAND),
    matrix,
    sphere: new Sphere(new Vector3(...piece.middle), Math.hypot(...size) / 2 + 40),
    repeats: [stretch[0] / mmWidth, down / mmHeight],
    mean: new Color(fabric.meanColour ?? UNKNOWN_COLOUR),
    light: Math.min(1.1, Math.max(0.72, lightAt(piece.middle, facing))),
    roughness: fabric.texture?.roughness ?? UNKNOWN_ROUGHNESS,
  };
}

/** All instances of one shape. */
class Batch {
  readonly mesh: InstancedMesh<BufferGeometry, HungMaterial>;
  readonly shown: number[] = [];
  private readonly laid: InstancedBufferAttribute;
  private readonly mean: InstancedBufferAttribute;
  private readonly shading: InstancedBufferAttribute;

  constructor(shape: ClothShape, most: number, material: HungMaterial) {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(shape.positions, 3));
    geometry.setAttribute("normal", new BufferAttribute(shape.normals, 3));
    geometry.setAttribute("mm", new BufferAttribute(shape.mm, 2));
    geometry.setAttribute("occlusion", new BufferAttribute(shape.occlusion, 1));
    geometry.setIndex(new BufferAttribute(shape.triangles, 1));
    const own = (name: string, size: number) => {
      const attribute = new InstancedBufferAttribute(new Float32Array(size * most), size);
      attribute.setUsage(DynamicDrawUsage);
      geometry.setAttribute(name, attribute);
      return attribute;
    };
    [this.laid, this.mean, this.shading] = [own("laid", 4), own("meanColour", 3), own("shading", 2)];
    this.mesh = new InstancedMesh(geometry, material, most);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
  }

  clear(): void {
    this.shown.length = 0;
  }

  add(index: number, { matrix, repeats, mean, light, roughness }: Drawn, small: number, large: number): void {
    const slot = this.shown.push(index) - 1;
    this.mesh.setMatrixAt(slot, matrix);
    this.laid.setXYZW(slot, repeats[0], repeats[1], small, large);
    this.mean.setXYZ(slot, mean.r, mean.g, mean.b);
    this.shading.setXY(slot, light, roughness);
  }

  finish(): void {
    this.mesh.count = this.shown.length;
    this.mesh.visible = this.shown.length > 0;
    this.mesh.boundingSphere = null;
    for (const attribute of [this.laid, this.mean, this.shading, this.mesh.instanceMatrix]) attribute.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}

/** The hanging and folded cloth of a room: a draw call for each hand, near and far; what is behind is not drawn. */
export class Rack {
  readonly group = new Group();
  readonly pieces: readonly Piece[];
  private readonly drawn: readonly Drawn[];
  private readonly material: HungMaterial;
  private readonly batches = new Map<string, Batch>();
  private readonly tiles: TileStore;

  constructor(scene: RoomScene, tiles: TileStore, lightAt: LightAt) {
    this.tiles = tiles;
    this.pieces = piecesOf(scene);
    this.drawn = this.pieces.map((piece) => drawnOf(piece, scene, lightAt));
    this.material = new HungMaterial(tiles);
    const count = Map.groupBy(this.drawn, ({ hand }) => hand);
    for (const [hand, { length }] of count) {
      if (hand === null) this.hold("folded", foldedCloth(), length);
      else
        for (const [near, grid] of [
          ["near", FINE],
          ["far", COARSE],
        ] as const)
          this.hold(`${hand} ${near}`, hangingCloth(hand, grid), length);
    }
  }

  private hold(key: string, shape: ClothShape, most: number): void {
    const batch = new Batch(shape, most, this.material);
    this.batches.set(key, batch);
    this.group.add(batch.mesh);
  }

  /** Shows what this eye sees, asks for the tiles it needs, and says what is near enough for its threads; `held` is drawn elsewhere. */
  show(eye: Eye, frustum: Frustum, held: number): Leveled {
    const leveled = levelsFor(this.pieces, eye);
    const place = new Vector3(...eye.place);
    for (const batch of this.batches.values()) batch.clear();
    for (const [index, one] of this.drawn.entries()) {
      if (index === held || !frustum.intersectsSphere(one.sphere)) continue;
      const isNear = one.sphere.center.distanceTo(place) < FINE_MM;
      const level = leveled.byFabric.get(one.productId) ?? "mean";
      const small = level === "mean" ? -1 : this.tiles.small.layerOf(one.productId);
      const large = level === "large" ? this.tiles.large.layerOf(one.productId) : -1;
      const batch = this.batches.get(one.hand === null ? "folded" : `${one.hand} ${isNear ? "near" : "far"}`)!;
      batch.add(index, one, small, large);
    }
    for (const batch of this.batches.values()) batch.finish();
    const tiled = new Map(this.drawn.map((one) => [one.productId, one.fabric]));
    this.tiles.want(
      [...leveled.byFabric]
        .filter(([, level]) => level !== "mean")
        .map(([id, level]) => ({ tile: tileOf(tiled.get(id)!), isLarge: level === "large" })),
    );
    return leveled;
  }

  /** What is drawn as instance `instance` of this mesh; −1 for a mesh of something else. */
  indexOf(mesh: unknown, instance: number): number {
    for (const batch of this.batches.values()) if (batch.mesh === mesh) return batch.shown[instance] ?? -1;
    return -1;
  }

  dispose(): void {
    for (const batch of this.batches.values()) batch.dispose();
    this.material.dispose();
  }
}
