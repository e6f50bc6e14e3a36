import type { Quaternion, Vector3 } from "three";
import { Group } from "three";
import { PLAIN } from "../../preview/cloth/material.ts";
import type { Spot } from "../walk/route.ts";
import { Board } from "./board.ts";
import { MARK_MM } from "./landing.ts";
import { drawnWith, onFloor, ringTexture, rod, upright } from "./sheets.ts";

const colourOf = (token: "--color-ink" | "--color-thread"): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token);
/** Above the shadows that lie on the floor, mm. */
const [MARKS_Y, LANDING_Y] = [6, 9];
/** Of what a hand points with. */
const RAY_MM = 4;
/** So far before the eyes hangs what darkens both while one is taken elsewhere, and so large it is, mm. */
const SHADE_MM = { away: 160, size: 1_600 } as const;
const MAX_RAYS = 2;

/** What a headset shows beside the room itself: a mark before each stop, where a hand points, and a board. All of it is drawn by the program of the words on the walls, which is there already. */
export class Marks {
  readonly group = new Group();
  readonly board = new Board();
  private readonly ring = ringTexture();
  private readonly ink = colourOf("--color-ink");
  private readonly thread = colourOf("--color-thread");
  private readonly stops;
  private readonly landings;
  private readonly rays;
  private readonly shade;

  constructor(stops: readonly Spot[]) {
    this.stops = drawnWith(onFloor(stops, 2 * MARK_MM, MARKS_Y), this.ring, { colour: this.ink, opacity: 0.55 });
    const landing = drawnWith(onFloor([[0, 0]], 2 * MARK_MM, LANDING_Y), this.ring, { colour: this.thread, order: 3 });
    this.landings = [landing, ...Array.from({ length: MAX_RAYS - 1 }, () => landing.clone())];
    const geometry = rod(RAY_MM);
    this.rays = Array.from({ length: MAX_RAYS }, () =>
      drawnWith(geometry, PLAIN.white, { colour: this.ink, opacity: 0.5, order: 3 }),
    );
    this.shade = drawnWith(upright(SHADE_MM.size, SHADE_MM.size), PLAIN.white, { colour: "#000000", opacity: 0, order: 99 });
    this.shade.material.depthTest = false;
    this.group.add(this.stops, ...this.landings, ...this.rays, this.shade, this.board.mesh);
    this.clear();
  }

  get textureBytes(): number {
    return this.board.bytes + Math.round((this.ring.image.width * this.ring.image.height * 16) / 3);
  }

  /** Nothing is pointed at. */
  clear(): void {
    for (const mesh of [...this.landings, ...this.rays]) mesh.visible = false;
  }

  /** Where one would come to by hand `index`. */
  land(index: number, [x, z]: Spot): void {
    const landing = this.landings[index];
    if (!landing) return;
    landing.visible = true;
    landing.position.set(x, 0, z);
  }

  /** What hand `index` points with, so long; in the colour of the thread where a press does something. */
  point(index: number, from: Vector3, turn: Quaternion, length: number, isUseful: boolean): void {
    const ray = this.rays[index];
    if (!ray) return;
    ray.visible = true;
    ray.position.copy(from);
    ray.quaternion.copy(turn);
    ray.scale.set(1, 1, length);
    ray.material.color.set(isUseful ? this.thread : this.ink);
  }

  /** Darkens both eyes, from 0 to 1. */
  darken(share: number, eyes: Vector3, turn: Quaternion): void {
    this.shade.visible = share > 0;
    this.shade.material.opacity = share;
    this.shade.position.set(0, 0, -SHADE_MM.away).applyQuaternion(turn).add(eyes);
    this.shade.quaternion.copy(turn);
  }

  dispose(): void {
    for (const mesh of [this.stops, ...this.landings, ...this.rays, this.shade]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    this.ring.dispose();
    this.board.dispose();
  }
}
