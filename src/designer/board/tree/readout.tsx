import { useRef } from "react";
import { useSession } from "../../session/context.ts";
import { boardInk } from "../ink.ts";
import type { Live } from "../live.ts";
import { Shape, type ShapeNode } from "./konva.ts";
import { useFollow } from "./use-follow.ts";

const BESIDE_PX = { x: 16, y: 18 };
const PLATE_PX = { height: 20, padding: 7, baseline: 14 };

/** A figure on a plate beside the pointer. One shape: the plate is as wide as the words, which only the canvas measures. */
export function Readout() {
  const { live } = useSession();
  const plate = useRef<ShapeNode>(null);
  useFollow(() => {
    const { readout } = live.getState();
    plate.current?.setAttrs({ visible: readout !== null, readout });
  }, live.subscribe);
  return (
    <Shape
      ref={plate}
      visible={false}
      perfectDrawEnabled={false}
      sceneFunc={({ _context: canvas }, node) => {
        const { at, text } = node.getAttr("readout") as NonNullable<Live["readout"]>;
        const ink = boardInk();
        const [x, y] = [at.x + BESIDE_PX.x, at.y + BESIDE_PX.y];
        canvas.font = `500 11px ${ink.condensed}`;
        canvas.fillStyle = ink.ink;
        canvas.fillRect(x, y, canvas.measureText(text).width + 2 * PLATE_PX.padding, PLATE_PX.height);
        canvas.fillStyle = ink.sheet;
        canvas.fillText(text, x + PLATE_PX.padding, y + PLATE_PX.baseline);
      }}
    />
  );
}
