import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { LOOK_RADIUS_MM } from "./camera/look-at.ts";
import { frameAt, placeOnCloth } from "./mesh/place-on-cloth.ts";
import { pickAt } from "./pick.ts";
import type { SceneHandle } from "./scene/scene-handle.ts";
import type { GarmentPreviewProps } from "./types.ts";

const CLICK_PX = 5;
const KEY_TURN = Math.PI / 12;

type Gestures = {
  readonly scene: SceneHandle | null;
  readonly container: RefObject<HTMLElement | null>;
  readonly onPickPiece: GarmentPreviewProps["onPickPiece"];
  readonly isTrueScale: boolean;
};

/** What pointer and keys do to the garment: a click picks cloth, two look straight at it, arrows turn, Escape leads back. */
export function useGestures({ scene, container, onPickPiece, isTrueScale }: Gestures) {
  const pressed = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (!isTrueScale) return;
    // Before anything else that Escape might close, but not while the user is somewhere else.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (event.key !== "Escape" || !(target === document.body || container.current?.contains(target as Node))) return;
      event.stopPropagation();
      scene?.rig.leave();
    };
    addEventListener("keydown", onEscape, true);
    return () => removeEventListener("keydown", onEscape, true);
  }, [isTrueScale, scene, container]);

  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      pressed.current = { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY, target }: PointerEvent) {
      const from = pressed.current;
      pressed.current = null;
      if (!onPickPiece || !scene || !from || !(target instanceof HTMLCanvasElement)) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) > CLICK_PX) return;
      const picked = pickAt(scene, target, clientX, clientY);
      if (picked) onPickPiece(picked.pieceKey, picked.x, picked.y);
    },
    onDoubleClick({ clientX, clientY, target }: MouseEvent) {
      if (!scene || !(target instanceof HTMLCanvasElement)) return;
      const picked = pickAt(scene, target, clientX, clientY);
      const piece = picked && scene.garment.pieces.find(({ key }) => key === picked.pieceKey);
      const frame = piece && (frameAt(piece, picked.x, picked.y, LOOK_RADIUS_MM) ?? placeOnCloth(piece, picked.x, picked.y));
      if (frame) scene.rig.lookStraight(frame);
    },
    onKeyDown(event: KeyboardEvent) {
      if (!scene || !(event.target as HTMLElement).dataset.turns) return;
      const turn = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 0.5], ArrowDown: [0, -0.5] }[event.key];
      if (!turn) return;
      event.preventDefault();
      scene.rig.nudge(turn[0]! * KEY_TURN, turn[1]! * KEY_TURN);
    },
  };
}
