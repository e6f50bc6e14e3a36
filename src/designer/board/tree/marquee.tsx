import { useRef } from "react";
import { useSession } from "../../session/context.ts";
import { boardInk } from "../ink.ts";
import { toScreen } from "../view.ts";
import { HaloedLines, setStrokes } from "./haloed-lines.tsx";
import { Rect, type RectNode, type ShapeNode } from "./konva.ts";
import { useFollow } from "./use-follow.ts";

/** The box that is being drawn to choose with. */
export function Marquee() {
  const { camera, live } = useSession();
  const wash = useRef<RectNode>(null);
  const edge = useRef<ShapeNode>(null);
  useFollow(
    () => {
      const { marquee } = live.getState();
      wash.current?.visible(marquee !== null);
      if (!marquee) return setStrokes(edge.current, []);
      const { view } = camera.getState();
      const [from, to] = [
        toScreen(view, marquee),
        toScreen(view, { x: marquee.x + marquee.width, y: marquee.y + marquee.height }),
      ];
      wash.current?.setAttrs({ ...from, width: to.x - from.x, height: to.y - from.y });
      setStrokes(edge.current, [[[from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]]]);
    },
    camera.subscribe,
    live.subscribe,
  );
  return (
    <>
      <Rect ref={wash} fill={boardInk().threadWash} opacity={0.4} />
      <HaloedLines ref={edge} width={1} halo={3} closed />
    </>
  );
}
