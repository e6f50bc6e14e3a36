import type { PieceKey, Stamp } from "@selvedge/editor-core";
import { invert, isFlat, luminanceOf, type Point, sizeOf } from "@selvedge/geometry-core";
import { BufferAttribute, BufferGeometry, Color, type Material, Mesh, SRGBColorSpace, type Vector4 } from "three";
import type { PicturedFabric, Pictures } from "../../drawing/index.ts";
import { bytesOf, indexLevels, type LevelRanges } from "../mesh/level-index.ts";
import type { ShownPiece } from "../mesh/shown-mesh.ts";
import type { ClothMaps } from "../types.ts";
import { Decal } from "./decal.ts";
import type { DecalLimit } from "./decal-plan.ts";
import { clothGlossOf, FINISHED_SHARE } from "./finish-gloss.ts";
import { lacyShadow } from "./lacy-shadow.ts";
import { CALICO, ClothMaterial, type ClothUniforms, clothUniforms, PLAIN } from "./material.ts";
import type { Tiles } from "./tiles.ts";

/** What all pieces of a garment are dressed from. */
export type Wardrobe = {
  readonly pictures: Pictures;
  readonly mapsOf: (fabric: PicturedFabric) => ClothMaps | null;
  readonly tiles: Tiles;
  readonly anisotropy: number;
  /** How fine artworks are painted at most where the garment is never seen close. */
  readonly decals?: DecalLimit;
};

/** Roughness and sheen of a cloth of which only a photograph is known. */
const UNKNOWN_CLOTH = { roughness: 0.85, sheen: 0.1, sheenRoughness: 0.5 };
const WHITE = new Color(1, 1, 1);

function geometryOf(mesh: ShownPiece): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(mesh.normals, 3));
  const mm = new BufferAttribute(mesh.mm, 2);
  geometry.setAttribute("mm", mm);
  // What the direction of a shine is computed from.
  geometry.setAttribute("uv", mm);
  geometry.setAttribute("edges", new BufferAttribute(mesh.edges, 3));
  geometry.setAttribute("occlusion", new BufferAttribute(mesh.occlusion, 1));
  geometry.setIndex(new BufferAttribute(mesh.triangles, 1));
  geometry.computeBoundingSphere();
  return geometry;
}

/** One draped piece and what it wears. */
export class DressedPiece {
  readonly key: PieceKey;
  /** Its own, and those of the pieces that are sewn together with it to one mesh. */
  readonly keys: readonly PieceKey[];
  readonly object: Mesh<BufferGeometry, Material>;
  readonly cloth: ClothUniforms = clothUniforms();
  private readonly material = new ClothMaterial(this.cloth);
  private readonly outline: readonly Point[];
  private readonly wardrobe: () => Wardrobe;
  private decal: Decal | null = null;
  private ranges: LevelRanges | null = null;
  private stamps: readonly Stamp[] = [];
  private held: string[] = [];
  private isClothStale = true;
  private isDecalStale = true;
  private isNear = false;

  constructor(mesh: ShownPiece, outline: readonly Point[], wardrobe: () => Wardrobe, keys: readonly PieceKey[] = [mesh.key]) {
    this.key = mesh.key;
    this.keys = keys;
    this.outline = outline;
    this.wardrobe = wardrobe;
    this.object = new Mesh<BufferGeometry, Material>(geometryOf(mesh), this.material);
    this.object.name = mesh.key;
    this.object.castShadow = true;
    this.object.receiveShadow = true;
  }

  /** Takes what lies on the piece now. Nothing is drawn before `paint`. */
  dress(stamps: readonly Stamp[]): void {
    if (stamps === this.stamps) return;
    const artworks = (stamps: readonly Stamp[]) => stamps.filter(({ source }) => source.kind === "artwork");
    const [before, after] = [artworks(this.stamps), artworks(stamps)];
    if (before.length !== after.length || before.some((stamp, index) => stamp !== after[index])) this.isDecalStale = true;
    this.isClothStale = true;
    this.stamps = stamps;
  }

  /** Takes the triangles of each level of detail; the nearest is drawn first. */
  takeLevels(levels: readonly Uint32Array[]): void {
    this.ranges = indexLevels(this.object.geometry, levels);
    this.showLevel(0);
  }

  showLevel(level: number): void {
    const range = this.ranges?.[level];
    if (range) this.object.geometry.setDrawRange(range.start, range.count);
  }

  /** Whether what is behind the cloth is seen through it, which lets half the light through as well. */
  get isOpen(): boolean {
    return this.cloth.seenThrough.value === 1;
  }

  /** Is drawn with another material, or as cloth again. */
  show(material: Material | null): void {
    this.object.material = material ?? this.material;
  }

  /** A picture or a map has arrived, or comes from elsewhere now. `address` null means any. */
  refresh(address: string | null): void {
    const { pictures } = this.wardrobe();
    for (const { source } of this.stamps) {
      if (address !== null && pictures.addressOf(source) !== address) continue;
      if (source.kind === "artwork") this.isDecalStale = true;
      else this.isClothStale = true;
    }
  }

  /** A map of some cloth has arrived. */
  refreshMaps(): void {
    this.isClothStale = true;
  }

  /** The camera is near enough for single threads: their pictures are taken from now on. */
  comeNear(): void {
    if (this.isNear) return;
    this.isNear = true;
    this.isClothStale = true;
  }

  /** Draws what has changed; true when the artwork was repainted. */
  paint(): boolean {
    if (this.isClothStale) this.paintCloth();
    this.isClothStale = false;
    if (!this.isDecalStale) return false;
    this.isDecalStale = false;
    return this.paintDecal();
  }

  private paintCloth(): void {
    const { pictures, mapsOf, tiles } = this.wardrobe();
    const cloth = this.cloth;
    const held: string[] = [];
    const average = cloth.clothAverage.value.set(CALICO);
    let covered = 0;
    cloth.clothAlbedo.value = PLAIN.white;
    cloth.clothNormal.value = PLAIN.flat;
    cloth.clothRoughness.value = PLAIN.white;
    cloth.roughnessOf.value.set(UNKNOWN_CLOTH.roughness, 0);
    cloth.sheenOf.value.set(UNKNOWN_CLOTH.sheen, UNKNOWN_CLOTH.sheenRoughness);
    cloth.nearRepeats.value.set(0, 0);
    const bare = !this.stamps.some(({ source }) => source.kind === "colour");
    let open = false;
    let shine = { strength: 0, angle: 0 };
    for (const { source, matrix, opacity } of this.stamps) {
      if (source.kind === "colour") average.set(source.hex);
      if (source.kind !== "fabric") continue;
      const taken = tiles.takeAlbedo(pictures, source);
      if (!taken || isFlat(matrix)) continue;
      held.push(taken.address);
      const [a, b, c, d, e, f] = invert(matrix);
      cloth.clothFromMm.value.set(a, c, e, b, d, f, 0, 0, 1);
      cloth.clothAlbedo.value = taken.texture;
      covered = opacity;
      cloth.clothColour.value.set(average.r, average.g, average.b, covered);
      average.lerp(taken.average, covered);
      const { width, height } = sizeOf(matrix);
      cloth.clothTurn.value.set(matrix[0] / width, matrix[1] / width, matrix[2] / height, matrix[3] / height);
      const maps = mapsOf(source.fabric);
      if (!maps) continue;
      this.takeMaps(maps, held, tiles);
      this.takeNear(maps, taken.width, held, tiles);
      open = maps.isOpen && bare && opacity === 1;
      shine = { strength: maps.anisotropy, angle: shineOnPiece(maps.anisotropyAngle, cloth.clothTurn.value) };
    }
    this.seeThrough(open);
    const finish = this.stamps.find(({ clothFinish }) => clothFinish)?.clothFinish;
    const gloss = finish && clothGlossOf(finish);
    cloth.clothGloss.value.set(gloss?.roughness ?? 0, gloss ? FINISHED_SHARE : 0, gloss?.metal ?? 0);
    if (gloss) cloth.sheenOf.value.set(gloss.sheen, cloth.sheenOf.value.y);
    this.material.anisotropy = shine.strength;
    this.material.anisotropyRotation = shine.angle;
    if (covered === 0) cloth.clothColour.value.set(average.r, average.g, average.b, 0);
    threadFor(average, cloth.thread.value);
    for (const address of this.held) tiles.release(address);
    this.held = held;
  }

  /** Lets what is behind an open cloth be seen, and half the light fall through it. */
  private seeThrough(open: boolean): void {
    const { material } = this;
    this.cloth.seenThrough.value = open ? 1 : 0;
    if (material.transparent !== open) {
      material.transparent = open;
      material.needsUpdate = true;
    }
    this.object.customDepthMaterial = open ? lacyShadow() : undefined;
  }

  private takeNear({ near, mmWidth, mmHeight }: ClothMaps, tilePx: number, held: string[], tiles: Tiles): void {
    if (!near || !this.isNear) return;
    const { cloth } = this;
    const colour = tiles.takeMap(near.url, PLAIN.white, SRGBColorSpace);
    const normal = tiles.takeMap(near.normalUrl, PLAIN.flat);
    const roughness = tiles.takeMap(near.roughnessUrl, PLAIN.white);
    held.push(near.url, near.normalUrl, near.roughnessUrl);
    if (colour === PLAIN.white || normal === PLAIN.flat || roughness === PLAIN.white) return;
    cloth.nearAlbedo.value = colour;
    cloth.nearNormal.value = normal;
    cloth.nearRoughness.value = roughness;
    cloth.nearRepeats.value.set(mmWidth / near.mmWidth, mmHeight / near.mmHeight);
    const perMm = (colour.image as ImageBitmap).width / near.mmWidth;
    cloth.nearLevel.value = Math.max(0, Math.log2((perMm * mmWidth) / tilePx));
  }

  private takeMaps(maps: ClothMaps, held: string[], tiles: Tiles): void {
    const { cloth } = this;
    if (maps.normalUrl) {
      cloth.clothNormal.value = tiles.takeMap(maps.normalUrl, PLAIN.flat);
      held.push(maps.normalUrl);
    }
    const roughness = maps.roughnessUrl ? tiles.takeMap(maps.roughnessUrl, PLAIN.white) : PLAIN.white;
    if (maps.roughnessUrl) held.push(maps.roughnessUrl);
    cloth.clothRoughness.value = roughness;
    cloth.roughnessOf.value.set(maps.roughness, roughness === PLAIN.white ? 0 : 1);
    cloth.sheenOf.value.set(maps.sheen, maps.sheenRoughness);
  }

  private paintDecal(): boolean {
    const { pictures, anisotropy, decals } = this.wardrobe();
    const hasArtwork = this.stamps.some(({ source }) => source.kind === "artwork");
    const { cloth } = this;
    if (!hasArtwork) {
      const had = this.decal !== null;
      this.decal?.dispose();
      this.decal = null;
      cloth.decal.value = PLAIN.clear;
      cloth.decalHeight.value = PLAIN.clear;
      cloth.decalOn.value = 0;
      cloth.decalRelief.value = 0;
      cloth.decalGloss.value = PLAIN.clear;
      cloth.decalGlossOn.value = 0;
      return had;
    }
    this.decal ??= new Decal(anisotropy, decals);
    const { colour, height, gloss } = this.decal.paint(this.stamps, this.outline, pictures, cloth.decalFromMm.value);
    cloth.decal.value = colour ?? PLAIN.clear;
    cloth.decalOn.value = colour ? 1 : 0;
    cloth.decalHeight.value = height ?? PLAIN.clear;
    cloth.decalRelief.value = height ? 1 : 0;
    cloth.decalGloss.value = gloss ?? PLAIN.clear;
    cloth.decalGlossOn.value = gloss ? 1 : 0;
    return true;
  }

  /** Bytes of its artworks on the graphics card. */
  get artworkBytes(): number {
    return this.decal?.bytes ?? 0;
  }

  /** Bytes on the graphics card that are this piece's alone. */
  get bytes(): number {
    return this.artworkBytes + bytesOf(this.object.geometry);
  }

  /** Frees what lies on the graphics card; a piece that is drawn again uploads it again. */
  dispose(): void {
    const { tiles } = this.wardrobe();
    for (const address of this.held) tiles.release(address);
    this.held = [];
    this.isClothStale = true;
    this.isDecalStale = true;
    this.decal?.dispose();
    this.object.geometry.dispose();
    this.material.dispose();
  }
}

/** The direction of a shine, given on the tile with y up, on the piece, where y is down. `turn` holds the tile's axes on the piece. */
function shineOnPiece(angle: number, { x, y, z, w }: Vector4): number {
  const [along, up] = [Math.cos(angle), Math.sin(angle)];
  return Math.atan2(y * along - w * up, x * along - z * up);
}

/** Sewing thread that matches a cloth: a shade darker on light cloth, a shade lighter on dark. */
function threadFor(average: Color, thread: Color): void {
  if (luminanceOf(average.r, average.g, average.b) > 0.1) thread.copy(average).multiplyScalar(0.58);
  else thread.copy(average).lerp(WHITE, 0.05);
}
