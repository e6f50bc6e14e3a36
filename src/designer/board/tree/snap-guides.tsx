import type { Piece } from "@selvedge/contract";
import { useRef } from "react";
import { useSession } from "../../session/context.ts";
import { boxOf, turned } from "../place.ts";
import type { Guide, SlantGuide } from "../snap.ts";
import type { Point } from "../view.ts";
import { HaloedLines, setStrokes } from "./haloed-lines.tsx";
import { Group, type ShapeNode } from "./konva.ts";
import { onScreen, outlineOnScreen } from "./on-screen.ts";
import { useFollow } from "./use-follow.ts";

/** A level or upright guide, over the whole box of its piece; mm of the piece. */
function acrossPiece({ axis, at }: Guide, outline: Piece["outline"]): Point[] {
  const { x, y, width, height } = boxOf(outline);
  return axis === "x"
    ? [
        { x: at, y },
        { x: at, y: y + height },
      ]
    : [
        { x, y: at },
        { x: x + width, y: at },
      ];
}

/** A guide at a slant, beyond the piece on both sides. */
function slanting({ through: { x, y }, angle }: SlantGuide, outline: Piece["outline"]): Point[] {
  const box = boxOf(outline);
  const reach = turned({ x: 0, y: Math.hypot(box.width, box.height) }, angle);
  return [
    { x: x - reach.x, y: y - reach.y },
    { x: x + reach.x, y: y + reach.y },
  ];
}

/** The lines that what is carried has caught on: middles, edges, notches, folds, other artworks, the grain. */
export function SnapGuides() {
  const { camera, live, piece } = useSession();
  const straight = useRef<ShapeNode>(null);
  const slant = useRef<ShapeNode>(null);
  const within = useRef(new Path2D());
  useFollow(
    () => {
      const { guides } = live.getState();
      const home = guides && piece(guides.pieceKey);
      const { view } = camera.getState();
      if (home) within.current = outlineOnScreen(view, home).path;
      const strokesOf = (isSlanting: boolean) =>
        (guides?.lines ?? []).flatMap((guide) => {
          if (!home || (guide.axis === "slant") !== isSlanting) return [];
          const ends = guide.axis === "slant" ? slanting(guide, home.outline) : acrossPiece(guide, home.outline);
          return [[ends.map(onScreen(view, home))]];
        });
      setStrokes(straight.current, strokesOf(false));
      setStrokes(slant.current, strokesOf(true));
    },
    camera.subscribe,
    live.subscribe,
  );
  return (
    <>
      <HaloedLines ref={straight} width={1.5} halo={3.5} />
      <Group clipFunc={() => [within.current]}>
        <HaloedLines ref={slant} width={1.5} halo={3.5} />
      </Group>
    </>
  );
}
