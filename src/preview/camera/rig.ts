import type { Bounds } from "@selvedge/garment-core";
import { MOUSE, OrthographicCamera, PerspectiveCamera, TOUCH, Vector3 } from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { ClothFrame } from "../mesh/place-on-cloth.ts";
import type { PreviewView } from "../types.ts";
import { between, eased, FIELD_OF_VIEW_DEGREES, type Frame, type Orbit, orbitOf, seenHeight } from "./orbit.ts";

const TURN_MS = 520;
/** The buttons at the picture's foot, in CSS pixels; a picture too low for that is covered by them in part. */
const FOOT_PX = 52;
const MOST_FOOT = 0.2;
const STAND_OFF_MM = 900;
/** One millimetre of cloth on a screen that shows CSS pixels at their nominal size. */
const TRUE_SCALE_PX_PER_MM = 96 / 25.4;

type Size = { readonly width: number; readonly height: number };
type Turn = { readonly from: Orbit; readonly to: Orbit; readonly startMs: number };

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
  /** What the camera goes round, kept while it looks straight at the cloth. */
  private readonly around = new Vector3();
  private size: Size = { width: 1, height: 1 };
  private box: Bounds = { min: [-300, 800, -150], max: [300, 1500, 150] };
  private turn: Turn | null = null;
  private view: PreviewView;
  private isStraight = false;
  /** Until the reader moves the camera, a new size fits the garment again. */
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
  get pxPerMm(): number | null {
    return this.isStraight ? this.orthographic.zoom : null;
  }

  get azimuth(): number {
    const camera = this.active;
    const target = this.controls.target;
    return Math.atan2(camera.position.x - target.x, camera.position.z - target.z);
  }

  private orbiting(): OrbitControls {
    const controls = new OrbitControls(this.perspective, null);
    controls.enableDamping = false;
    controls.rotateSpeed = 0.8;
    controls.zoomToCursor = true;
    controls.minDistance = 150;
    controls.maxDistance = 6_000;
    controls.minPolarAngle = 0.25;
    controls.maxPolarAngle = Math.PI * 0.62;
    controls.target.copy(this.around);
    controls.addEventListener("start", () => {
      this.turn = null;
      this.isFitted = false;
    });
    controls.addEventListener("change", this.onChange);
    return controls;
  }

  private framing(): Frame {
    const { width, height } = this.size;
    return { aspect: width / height, foot: Math.min(MOST_FOOT, FOOT_PX / height) };
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

  /** Walks round to a side; at once where the reader wants no motion. */
  goTo(view: PreviewView, nowMs: number): void {
    this.view = view;
    this.leave();
    this.isFitted = true;
    const to = this.fit();
    this.controls.target.copy(this.middle());
    if (this.isInstant || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.turn = null;
      this.stand(to);
      return;
    }
    this.turn = { from: this.now(), to, startMs: nowMs };
    this.onChange();
  }

  /** Turns by an angle round, or up and down, as the arrow keys ask. */
  nudge(azimuth: number, elevation: number): void {
    if (this.isStraight) return;
    const now = this.now();
    this.turn = null;
    this.isFitted = false;
    this.stand({ ...now, azimuth: now.azimuth + azimuth, elevation: Math.min(1.2, Math.max(-0.3, now.elevation + elevation)) });
  }

  /** Looks straight at a place of the cloth at true scale, its own down pointing down. */
  lookStraight({ position, down, normal }: ClothFrame): void {
    const at = new Vector3(...position);
    const out = new Vector3(...normal);
    const up = new Vector3(...down).negate().projectOnPlane(out).normalize();
    this.turn = null;
    if (!this.isStraight) this.around.copy(this.controls.target);
    this.controls.dispose();
    this.orthographic.up.copy(up);
    this.orthographic.position.copy(at).addScaledVector(out, STAND_OFF_MM);
    this.orthographic.zoom = TRUE_SCALE_PX_PER_MM;
    this.orthographic.updateProjectionMatrix();
    const controls = new OrbitControls(this.orthographic, null);
    controls.enableRotate = false;
    controls.enableDamping = false;
    controls.zoomToCursor = true;
    controls.screenSpacePanning = true;
    controls.minZoom = 1;
    controls.maxZoom = 40;
    controls.mouseButtons = { LEFT: MOUSE.PAN, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.PAN };
    controls.touches = { ONE: TOUCH.PAN, TWO: TOUCH.DOLLY_PAN };
    controls.target.copy(at);
    controls.addEventListener("change", this.onChange);
    controls.update();
    this.controls = controls;
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

  /** Moves the camera on; true while it is still on its way. */
  tick(nowMs: number): boolean {
    if (!this.turn) return false;
    const { from, to, startMs } = this.turn;
    const t = Math.min(1, Math.max(0, (nowMs - startMs) / TURN_MS));
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
