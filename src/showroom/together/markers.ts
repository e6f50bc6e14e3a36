import type { RoomPoint } from "@selvedge/contract";
import { MAX_TOGETHER } from "@selvedge/contract/together-limits";
import { radiansOf } from "@selvedge/geometry-core";
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
} from "three";
import type { Beside } from "../types.ts";
import type { Pose } from "../walk/pose.ts";
import { heightOf, NAME_ABOVE_MM, pointing, type Shape, standing } from "./figure.ts";
import { apart, type Glide, glideTo, isGliding, poseOf, TOO_NEAR_MM, yawTo } from "./glide.ts";
import { NAME_MM, Names } from "./names.ts";

/** Quiet and apart from each other: inks, not cloth. */
const INKS = ["#2f4858", "#7a5230", "#4f6046", "#6b4a63", "#8a6d1f", "#39625f"].map((ink) => new Color(ink));
/** A ring about what somebody points at hangs so far before it, mm. */
const RING_BEFORE_MM = 60;
const CORNERS = 4;

/** Somebody as they are shown in the room. */
export type Shown = {
  readonly walkerId: string;
  readonly name: string;
  readonly pose: Pose;
  /** The cloth that their pointer is on: its middle, and how it is turned, degrees. */
  readonly pointsAt: { readonly middle: RoomPoint; readonly turn: number } | null;
};

/** Those who walk here too: one mesh for their figures and one for their names, drawn as walls and captions are, so that nothing new is compiled. */
export class Markers implements Beside {
  readonly object = new Group();
  private readonly figure = standing();
  private readonly ring = pointing();
  private readonly figures: BufferGeometry;
  private readonly labels: BufferGeometry;
  private readonly names = new Names(MAX_TOGETHER);
  private readonly materials: readonly MeshBasicMaterial[];
  private readonly glides = new Map<string, Glide>();
  private people: readonly Shown[] = [];
  /** Whose part of the meshes is which, and with it their ink, as long as they are here. */
  private readonly parts = new Map<string, number>();

  constructor() {
    this.figures = figuresFor(this.figure, this.ring);
    this.labels = labelsFor(this.names);
    const plain = new MeshBasicMaterial({ vertexColors: true });
    const written = new MeshBasicMaterial({ map: this.names.texture, transparent: true, depthWrite: false });
    this.materials = [plain, written];
    const names = new Mesh(this.labels, written);
    names.renderOrder = 3;
    for (const mesh of [new Mesh(this.figures, plain), names]) {
      mesh.frustumCulled = false;
      this.object.add(mesh);
    }
    this.object.visible = false;
  }

  /** Shows these people from now on, walking from where they are seen. */
  show(people: readonly Shown[], now: number, isCut: boolean): void {
    this.people = people.slice(0, MAX_TOGETHER);
    const before = new Map(this.glides);
    this.glides.clear();
    for (const { walkerId, pose } of this.people)
      this.glides.set(walkerId, glideTo(before.get(walkerId) ?? null, pose, now, isCut));
    for (const walkerId of before.keys()) if (!this.glides.has(walkerId)) this.takeAway(walkerId);
    for (const { walkerId, name } of this.people) {
      const part = this.parts.get(walkerId) ?? firstFree(this.parts.values());
      this.parts.set(walkerId, part);
      this.names.write(part, name);
    }
    this.object.visible = this.people.length > 0;
  }

  frame(now: number, eye: PerspectiveCamera): boolean {
    const poses = this.people.map(({ walkerId }) => poseOf(this.glides.get(walkerId)!, now));
    const from = eye.position.toArray();
    const places = apart(poses, from);
    const [points, corners] = [attributeOf(this.figures), attributeOf(this.labels)];
    this.people.forEach(({ walkerId, pointsAt }, index) => {
      const part = this.parts.get(walkerId)!;
      const first = part * pointsEach(this.figure, this.ring);
      const [place, { yaw }] = [places[index]!, poses[index]!];
      const isNear = Math.hypot(place[0] - from[0], place[1] - from[1], place[2] - from[2]) < TOO_NEAR_MM;
      put(points, first, this.figure, isNear ? null : { middle: place, turn: yaw });
      put(points, first + this.figure.light.length, this.ring, pointsAt && before(pointsAt));
      putLabel(corners, part * CORNERS, isNear ? null : place, yawTo(from, place));
    });
    const drawn = Math.max(0, ...this.parts.values()) + 1;
    this.figures.setDrawRange(0, drawn * (this.figure.triangles.length + this.ring.triangles.length));
    this.labels.setDrawRange(0, drawn * 6);
    points.needsUpdate = true;
    corners.needsUpdate = true;
    return [...this.glides.values()].some((glide) => isGliding(glide, now));
  }

  /** Frees the part of somebody who has gone: nothing of it is seen until it is another's. */
  private takeAway(walkerId: string): void {
    const part = this.parts.get(walkerId);
    if (part === undefined) return;
    this.parts.delete(walkerId);
    const first = part * pointsEach(this.figure, this.ring);
    put(attributeOf(this.figures), first, this.figure, null);
    put(attributeOf(this.figures), first + this.figure.light.length, this.ring, null);
    putLabel(attributeOf(this.labels), part * CORNERS, null, 0);
  }

  dispose(): void {
    for (const thing of [this.figures, this.labels, this.names, ...this.materials]) thing.dispose();
  }
}

function firstFree(taken: Iterable<number>): number {
  const parts = new Set(taken);
  let part = 0;
  while (parts.has(part)) part++;
  return part;
}

const attributeOf = (geometry: BufferGeometry) => geometry.getAttribute("position") as BufferAttribute;
const pointsEach = (figure: Shape, ring: Shape): number => figure.light.length + ring.light.length;

function moving(values: Float32Array): BufferAttribute {
  const attribute = new BufferAttribute(values, 3);
  attribute.setUsage(DynamicDrawUsage);
  return attribute;
}

/** Room for all figures and rings, each person's in one of the inks. */
function figuresFor(figure: Shape, ring: Shape): BufferGeometry {
  const each = pointsEach(figure, ring);
  const colours = new Float32Array(3 * each * MAX_TOGETHER);
  const triangles: number[] = [];
  for (let person = 0; person < MAX_TOGETHER; person++) {
    const ink = INKS[person % INKS.length]!;
    const first = person * each;
    [...figure.light, ...ring.light].forEach((light, index) => {
      ink
        .clone()
        .multiplyScalar(light)
        .toArray(colours, 3 * (first + index));
    });
    triangles.push(...figure.triangles.map((corner) => first + corner));
    triangles.push(...ring.triangles.map((corner) => first + figure.light.length + corner));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", moving(new Float32Array(3 * each * MAX_TOGETHER)));
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  geometry.setIndex(triangles);
  return geometry;
}

/** A rectangle for each name, over its row of the sheet. */
function labelsFor(names: Names): BufferGeometry {
  const [uvs, triangles]: [number[], number[]] = [[], []];
  for (let person = 0; person < MAX_TOGETHER; person++) {
    const [low, high] = names.edges(person);
    const first = person * CORNERS;
    uvs.push(0, low, 1, low, 0, high, 1, high);
    triangles.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", moving(new Float32Array(3 * CORNERS * MAX_TOGETHER)));
  geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(uvs), 2));
  geometry.setIndex(triangles);
  return geometry;
}

type Placed = { readonly middle: RoomPoint; readonly turn: number };

/** A little before a cloth, as that faces. */
function before({ middle: [x, y, z], turn }: NonNullable<Shown["pointsAt"]>): Placed {
  const angle = radiansOf(turn);
  return { middle: [x + Math.sin(angle) * RING_BEFORE_MM, y, z + Math.cos(angle) * RING_BEFORE_MM], turn: angle };
}

/** Writes a shape, turned about the vertical (radians), where it is; without a place it is a point that nobody sees. */
function put(points: BufferAttribute, first: number, { positions, light }: Shape, placed: Placed | null): void {
  const [cos, sin] = placed ? [Math.cos(placed.turn), Math.sin(placed.turn)] : [0, 0];
  for (let index = 0; index < light.length; index++) {
    if (!placed) points.setXYZ(first + index, 0, 0, 0);
    else {
      const [x, y, z] = [positions[3 * index]!, positions[3 * index + 1]!, positions[3 * index + 2]!];
      const [mx, my, mz] = placed.middle;
      points.setXYZ(first + index, mx + x * cos + z * sin, heightOf(y, my), mz - x * sin + z * cos);
    }
  }
}

/** Writes the rectangle of a name above somebody's head, towards who looks with this yaw. */
function putLabel(corners: BufferAttribute, first: number, place: RoomPoint | null, yaw: number): void {
  const [right, ahead] = [Math.cos(yaw), -Math.sin(yaw)];
  for (let corner = 0; corner < CORNERS; corner++) {
    if (!place) {
      corners.setXYZ(first + corner, 0, 0, 0);
      continue;
    }
    const [x, y, z] = place;
    const along = (corner % 2 === 0 ? -0.5 : 0.5) * NAME_MM.width;
    const up = NAME_ABOVE_MM + (corner < 2 ? -0.5 : 0.5) * NAME_MM.height;
    corners.setXYZ(first + corner, x + along * right, y + up, z + along * ahead);
  }
}
