import type { Bounds } from "@selvedge/garment-core";
import { type PxPerMm, perMm, radiansOf } from "@selvedge/geometry-core";
import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import type { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { ClothFrame } from "../mesh/place-on-cloth.ts";
import type { PreviewView } from "../types.ts";
import { roundAbout, straightBefore } from "./controls.ts";
import type { Detail } from "./detail.ts";
import type { KeepOut } from "./keep-out.ts";
import { between, eased, FIELD_OF_VIEW_DEGREES, type Frame, type Orbit, orbitOf, seenHeight } from "./orbit.ts";
import { ROUND_MS } from "./round.ts";

const TURN_MS = 520;
/** The buttons at the picture's foot, in CSS pixels; a picture too low for that is covered by them in part. */
const FOOT_PX = 52;
const MAX_FOOT = 0.2;
/** Of a detail, this much fills the shorter side of the picture; it is looked at from not too high and not from below. */
const DETAIL_MM = 300;
const [MIN_DETAIL_UP, MAX_DETAIL_UP] = [0.05, 0.35];

type Size = { readonly width: number; readonly height: number };
type Turn = { readonly from: Orbit; readonly to: Orbit; readonly around: readonly [Vector3, Vector3]; readonly startMs: number };

/** The two cameras of a preview: one walks round the garment, one looks straight at the cloth at a known scale. */
export class Rig {
  readonly perspective = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, 50, 12_000);
  readonly orthographic = new OrthographicCamera(-1, 1, 1, -1, 10, 4_000);
  private readonly element: HTMLElement;
  private readonly onChange: () => void;
  private controls: OrbitControls;
  /** Sides are shown at once, without walking round. */
  isInstant = false;
  private isConnected = false;
  /** Keeps the camera out of the cloth, once it is known where that is. */
  keepOut: KeepOut | null = null;
  private readonly probe = new Vector3();
  /** What the camera goes round, kept while it looks straight at the cloth. */
  private readonly around = new Vector3();
  private size: Size = { width: 1, height: 1 };
  private box: Bounds = { min: [-300, 800, -150], max: [300, 1500, 150] };
  private turn: Turn | null = null;
  private spin: { readonly from: number; readonly startMs: number } | null = null;
  private view: PreviewView;
  private isStraight = false;
  /** Until the user moves the camera, a new size fits the garment again. */
  private isFitted = true;

  constructor(element: HTMLElement, view: PreviewView, onChange: () => void) {
    this.view = view;
    this.element = element;
    this.onChange = onChange;
    // Fiber leaves cameras alone that say so: their frustum follows `resize`.
    Object.assign(this.perspective, { manual: true });
    Object.assign(this.orthographic, { manual: true });
    this.controls = this.orbiting();
  }

  get active(): PerspectiveCamera | OrthographicCamera {
    return this.isStraight ? this.orthographic : this.perspective;
  }

  /** CSS pixels per mm while looking straight at the cloth; null otherwise. */
  get pxPerMm(): PxPerMm | null {
    return this.isStraight ? perMm(this.orthographic.zoom) : null;
  }

  /** Pixels a millimetre in the middle of the garment covers in a picture of this height. */
  pixelsPerMm(heightPx: number): number {
    if (this.isStraight) return (this.orthographic.zoom * heightPx) / this.size.height;
    const away = this.perspective.position.distanceTo(this.controls.target);
    return heightPx / (2 * Math.tan(radiansOf(FIELD_OF_VIEW_DEGREES) / 2) * away);
  }

  get azimuth(): number {
    const camera = this.active;
    const target = this.controls.target;
    return Math.atan2(camera.position.x - target.x, camera.position.z - target.z);
  }

  private orbiting(): OrbitControls {
    const controls = roundAbout(this.perspective);
    controls.target.copy(this.around);
    controls.addEventListener("start", () => {
      this.turn = null;
      this.spin = null;
      this.isFitted = false;
    });
    controls.addEventListener("change", () => {
      this.stayOutside();
      this.onChange();
    });
    return controls;
  }

  /** Whatever moved the camera, it never gets into the cloth. */
  private stayOutside(): void {
    const { position } = this.perspective;
    const allowed = this.keepOut?.outside(position.toArray());
    if (!allowed || position.distanceTo(this.probe.set(...allowed)) < 0.01) return;
    position.copy(this.probe);
    this.perspective.lookAt(this.controls.target);
  }

  private framing(): Frame {
    const { width, height } = this.size;
    return { aspect: width / height, foot: Math.min(MAX_FOOT, FOOT_PX / height) };
  }

  /** What the camera looks at: as far below the garment's middle as brings that to the middle above the foot. */
  private middle(): Vector3 {
    const { min, max } = this.box;
    const middle = new Vector3(...min).add(new Vector3(...max)).multiplyScalar(0.5);
    const frame = this.framing();
    middle.y -= (seenHeight(this.extent(), frame) * frame.foot) / 2;
    return middle;
  }

  /** Where the camera stands for the chosen side. */
  private fit(): Orbit {
    return orbitOf(this.view, this.extent(), this.framing());
  }

  private extent() {
    const { min, max } = this.box;
    return { width: max[0] - min[0], height: max[1] - min[1], depth: max[2] - min[2] };
  }

  private stand({ azimuth, elevation, distance }: Orbit): void {
    const out = Math.cos(elevation) * distance;
    const { target } = this.controls;
    this.perspective.position.set(
      target.x + Math.sin(azimuth) * out,
      target.y + Math.sin(elevation) * distance,
      target.z + Math.cos(azimuth) * out,
    );
    this.perspective.lookAt(target);
    this.stayOutside();
    this.onChange();
  }

  private now(): Orbit {
    const offset = this.perspective.position.clone().sub(this.controls.target);
    const distance = offset.length();
    return { azimuth: Math.atan2(offset.x, offset.z), elevation: Math.asin(offset.y / distance), distance };
  }

  /** Another garment: stands before its chosen side at once. */
  frame(box: Bounds): void {
    this.box = box;
    this.leave();
    this.controls.target.copy(this.middle());
    this.isFitted = true;
    this.turn = null;
    this.stand(this.fit());
  }

  resize(size: Size): void {
    if (size.width === 0 || size.height === 0) return;
    this.size = size;
    this.perspective.aspect = size.width / size.height;
    this.perspective.updateProjectionMatrix();
    Object.assign(this.orthographic, {
      left: -size.width / 2,
      right: size.width / 2,
      top: size.height / 2,
      bottom: -size.height / 2,
    });
    this.orthographic.updateProjectionMatrix();
    if (this.isFitted && !this.turn && !this.isStraight) {
      this.controls.target.copy(this.middle());
      this.stand(this.fit());
    }
    this.onChange();
  }

  /** Walks round to a side; at once where the user wants no motion. */
  goTo(view: PreviewView, nowMs: number): void {
    this.view = view;
    this.leave();
    this.spin = null;
    this.isFitted = true;
    this.walkTo(this.fit(), this.middle(), nowMs);
  }

  /** Walks up to a part of the garment, so near that `DETAIL_MM` of it fill the picture. */
  goNear({ at, facing: [x, y, z] }: Detail, nowMs: number): void {
    this.leave();
    this.spin = null;
    this.isFitted = false;
    const { aspect } = this.framing();
    const distance = DETAIL_MM / Math.min(1, aspect) / 2 / Math.tan(radiansOf(FIELD_OF_VIEW_DEGREES) / 2);
    const elevation = Math.min(MAX_DETAIL_UP, Math.max(MIN_DETAIL_UP, Math.asin(y)));
    this.walkTo({ azimuth: Math.atan2(x, z), elevation, distance }, new Vector3(...at), nowMs);
  }

  private walkTo(to: Orbit, target: Vector3, nowMs: number): void {
    if (this.isInstant || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.turn = null;
      this.controls.target.copy(target);
      this.stand(to);
      return;
    }
    this.turn = { from: this.now(), to, around: [this.controls.target.clone(), target], startMs: nowMs };
    this.onChange();
  }

  /** Turns by an angle round, or up and down, as the arrow keys ask. */
  nudge(azimuth: number, elevation: number): void {
    if (this.isStraight) return;
    const now = this.now();
    this.turn = null;
    this.spin = null;
    this.isFitted = false;
    this.stand({ ...now, azimuth: now.azimuth + azimuth, elevation: Math.min(1.2, Math.max(-0.3, now.elevation + elevation)) });
  }

  /** Looks straight at a place of the cloth at true scale, its own down pointing down. */
  lookStraight(frame: ClothFrame): void {
    this.turn = null;
    this.spin = null;
    if (!this.isStraight) this.around.copy(this.controls.target);
    this.controls.dispose();
    this.controls = straightBefore(this.orthographic, frame);
    this.controls.addEventListener("change", this.onChange);
    this.isStraight = true;
    this.listen();
    this.onChange();
  }

  /** Back from the cloth to the garment, to where the camera stood. */
  leave(): void {
    if (!this.isStraight) return;
    this.isStraight = false;
    this.controls.dispose();
    const { position, quaternion } = this.perspective;
    const [was, turned] = [position.clone(), quaternion.clone()];
    this.controls = this.orbiting();
    position.copy(was);
    quaternion.copy(turned);
    this.listen();
    this.onChange();
  }

  /** Whether the garment turns on its own. */
  get isSpinning(): boolean {
    return this.spin !== null;
  }

  /** Turns on its own, evenly, until it is stopped, touched or shown from a side; `nowMs` null stops it. */
  setSpinning(nowMs: number | null): void {
    if (nowMs !== null) this.leave();
    this.turn = null;
    this.spin = nowMs === null ? null : { from: this.now().azimuth, startMs: nowMs };
    this.onChange();
  }

  /** Stands before the whole garment at this azimuth, in radians, and stays there. */
  poseAt(azimuth: number): void {
    this.turn = null;
    this.spin = null;
    this.controls.target.copy(this.middle());
    this.stand({ ...this.fit(), azimuth });
  }

  /** Where the camera is, to be brought back there by calling the answer. */
  remember(): () => void {
    const [orbit, target, size, isFitted] = [this.now(), this.controls.target.clone(), this.size, this.isFitted];
    return () => {
      this.resize(size);
      this.isFitted = isFitted;
      this.controls.target.copy(target);
      this.stand(orbit);
    };
  }

  /** Moves the camera on; true while it is still on its way. */
  tick(nowMs: number): boolean {
    if (this.spin) {
      const { from, startMs } = this.spin;
      this.stand({ ...this.now(), azimuth: from + (2 * Math.PI * (nowMs - startMs)) / ROUND_MS });
      return true;
    }
    if (!this.turn) return false;
    const { from, to, around, startMs } = this.turn;
    const t = Math.min(1, Math.max(0, (nowMs - startMs) / TURN_MS));
    this.controls.target.lerpVectors(around[0], around[1], eased(t));
    this.stand(between(from, to, eased(t)));
    if (t === 1) this.turn = null;
    return t < 1;
  }

  /** Follows the pointer from now on. */
  connect(): void {
    this.isConnected = true;
    this.listen();
  }

  private listen(): void {
    if (!this.isConnected) return;
    this.controls.connect(this.element);
    // A finger that moves up or down scrolls the page; across, it turns the garment.
    this.element.style.touchAction = this.isStraight ? "none" : "pan-y";
  }

  dispose(): void {
    this.isConnected = false;
    this.controls.dispose();
  }
}
