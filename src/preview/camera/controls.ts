import { CSS_PX_PER_MM } from "@selvedge/geometry-core";
import { MOUSE, type OrthographicCamera, type PerspectiveCamera, TOUCH, Vector3 } from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { ClothFrame } from "../mesh/place-on-cloth.ts";

const STAND_OFF_MM = 900;
/** One millimetre of cloth on a screen that shows CSS pixels at their nominal size. */

/** Walks round a garment: neither under its floor nor over its head, and not out of sight. */
export function roundAbout(camera: PerspectiveCamera): OrbitControls {
  const controls = new OrbitControls(camera, null);
  controls.enableDamping = false;
  controls.rotateSpeed = 0.8;
  controls.zoomToCursor = true;
  controls.minDistance = 150;
  controls.maxDistance = 6_000;
  controls.minPolarAngle = 0.25;
  controls.maxPolarAngle = Math.PI * 0.62;
  return controls;
}

/** Puts a camera straight before a place of the cloth at true scale, its own down pointing down; it is pushed along the cloth, not turned. */
export function straightBefore(camera: OrthographicCamera, { position, down, normal }: ClothFrame): OrbitControls {
  const target = new Vector3(...position);
  const out = new Vector3(...normal);
  camera.up.copy(new Vector3(...down).negate().projectOnPlane(out).normalize());
  camera.position.copy(target).addScaledVector(out, STAND_OFF_MM);
  camera.zoom = CSS_PX_PER_MM;
  camera.updateProjectionMatrix();
  const controls = new OrbitControls(camera, null);
  controls.enableRotate = false;
  controls.enableDamping = false;
  controls.zoomToCursor = true;
  controls.screenSpacePanning = true;
  controls.minZoom = 1;
  controls.maxZoom = 40;
  controls.mouseButtons = { LEFT: MOUSE.PAN, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.PAN };
  controls.touches = { ONE: TOUCH.PAN, TWO: TOUCH.DOLLY_PAN };
  controls.target.copy(target);
  controls.update();
  return controls;
}
