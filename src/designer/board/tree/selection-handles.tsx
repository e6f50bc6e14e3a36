import { useRef } from "react";
import { useSession } from "../../session/context.ts";
import { cornersOf, type TurnedBox } from "../handles.ts";
import { type HandleHit, handleBox, handleOnScreen, reachOf } from "../hit.ts";
import { boardInk } from "../ink.ts";
import type { Layout } from "../place.ts";
import { HaloedLines, setStrokes } from "./haloed-lines.tsx";
import { Circle, Group, type GroupNode, Rect, type ShapeNode } from "./konva.ts";
import { type NodeKind, nodeId } from "./node-id.ts";
import { onScreen } from "./on-screen.ts";
import { useFollow } from "./use-follow.ts";

const HANDLE_PX = 9;
const ROTATE_RADIUS_PX = 5.5;

/** A box in mm of where it lies. */
export type Framed = { readonly layout: Layout; readonly box: TurnedBox };

type Props = {
  readonly kind: Extract<NodeKind, `${string}-handle`>;
  readonly handles: readonly HandleHit[];
  readonly isDashed?: boolean;
  /** What the frame is around now; null for nothing. */
  readonly framed: () => Framed | null;
};

/**
 * A frame with its handles. Where what is framed is small on the screen, they stand off it on a frame of their own. Not Konva's Transformer:
 * that one sizes nodes, and ours ends in a command in mm, which the ratio, the far side and the smallest size are worked out for.
 */
export function SelectionHandles({ kind, handles, isDashed = false, framed }: Props) {
  const { camera, editor, onStyle, selection, assets } = useSession();
  const frame = useRef<GroupNode>(null);
  const edge = useRef<ShapeNode>(null);
  const apart = useRef<ShapeNode>(null);
  const stalk = useRef<ShapeNode>(null);
  useFollow(
    () => {
      const held = framed();
      frame.current?.visible(held !== null);
      if (!held || !frame.current) return;
      const { layout, box } = held;
      const { view } = camera.getState();
      const place = onScreen(view, held);
      const around = handleBox(view, box);
      const pointOf = (handle: HandleHit) => handleOnScreen(view, layout, box, handle);
      setStrokes(edge.current, [[cornersOf(box).map(place)]]);
      setStrokes(apart.current, around === box ? [] : [[cornersOf(around).map(place)]]);
      setStrokes(stalk.current, [[[pointOf("n"), pointOf("rotate")]]]);
      for (const [index, node] of frame.current.find(".handle").entries()) node.position(pointOf(handles[index]!));
      frame.current.setAttr("reachOf", (gripPx: number) => reachOf(view, box, gripPx));
    },
    camera.subscribe,
    editor.subscribe,
    onStyle,
    selection.subscribe,
    assets.subscribe,
  );
  const ink = boardInk();
  const appearance = {
    name: "handle",
    fill: ink.sheet,
    stroke: ink.thread,
    strokeWidth: 1.5,
    lineJoin: "round",
    perfectDrawEnabled: false,
  } as const;
  return (
    <Group ref={frame} name="handles" visible={false}>
      <HaloedLines ref={edge} width={1.5} halo={3.5} closed {...(isDashed && { dash: [6, 4] })} />
      <HaloedLines ref={apart} width={1} halo={3} closed dash={[2, 3]} isHaloDashed />
      <HaloedLines ref={stalk} width={1.5} halo={3.5} />
      {handles.map((handle) =>
        handle === "rotate" ? (
          <Circle key={handle} id={nodeId(kind, handle)} {...appearance} radius={ROTATE_RADIUS_PX} />
        ) : (
          <Rect
            key={handle}
            id={nodeId(kind, handle)}
            {...appearance}
            width={HANDLE_PX}
            height={HANDLE_PX}
            offsetX={HANDLE_PX / 2}
            offsetY={HANDLE_PX / 2}
          />
        ),
      )}
    </Group>
  );
}
