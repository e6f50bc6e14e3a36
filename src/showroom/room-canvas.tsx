import { Canvas } from "@react-three/fiber";
import { useCallback, useEffect, useRef, useState } from "react";
import { NeutralToneMapping } from "three";
import { useTranslation } from "../i18n.ts";
import { RoomScene } from "./room-scene.tsx";
import { useWheel } from "./taken/use-wheel.ts";
import type { RoomReport, RoomViewProps } from "./types.ts";
import { useGestures } from "./walk/use-gestures.ts";
import { useKeys } from "./walk/use-keys.ts";
import { fontsFor } from "./words/captions.ts";

const COARSEST = 0.5;
const FINEST = 2;

/** A showroom as a room to walk through; fills its container. What a frame cost stands in data attributes, and how far off the cloth seen thread by thread is, in mm; and where the floor of a headset lies while one is worn, and the board with buttons. Needs WebGL. */
export default function RoomCanvas({
  room,
  laid,
  linkKey,
  say,
  handle,
  walk,
  comesNearer,
  headset,
  onReady,
  onLost,
}: RoomViewProps) {
  const { t } = useTranslation("showrooms");
  const frame = useRef<HTMLDivElement>(null);
  const [hasType, setType] = useState(false);
  useEffect(() => {
    let isGone = false;
    void fontsFor(room).then(() => !isGone && setType(true));
    return () => {
      isGone = true;
    };
  }, [room]);
  const frames = useRef(0);
  const onFrame = useCallback(({ isComplete, heldMm, origin, board, ...counts }: RoomReport) => {
    if (!frame.current) return;
    const { dataset } = frame.current;
    frames.current++;
    dataset.frames = String(frames.current);
    for (const [name, count] of Object.entries(counts)) dataset[name] = String(count);
    if (heldMm === null) delete dataset.heldMm;
    else dataset.heldMm = heldMm.toFixed(1);
    dataset.state = isComplete ? "ready" : "filling";
    if (origin) dataset.origin = [...origin.place, origin.turn].join(" ");
    else delete dataset.origin;
    if (board) dataset.board = [...board.place, board.yaw].join(" ");
    else delete dataset.board;
  }, []);
  const gestures = useGestures(handle, walk);
  const onKeyDown = useKeys(handle, walk, room.stands.length);
  const isAside = laid !== null;
  const surface = useWheel(handle, comesNearer);
  useEffect(() => handle?.take(walk.piece, isAside), [handle, walk.piece, isAside]);
  return (
    <div ref={frame} dir="ltr" className="absolute inset-0" data-room="" data-state="loading" data-taken={walk.piece}>
      {hasType && (
        <Canvas
          frameloop="demand"
          dpr={[COARSEST, FINEST]}
          gl={{ antialias: true, powerPreference: "high-performance", toneMapping: NeutralToneMapping }}
          onCreated={({ gl }) => {
            gl.domElement.addEventListener("webglcontextlost", () => {
              if (gl.domElement.isConnected) onLost();
            });
          }}
        >
          <RoomScene
            room={room}
            laid={laid}
            linkKey={linkKey}
            say={say}
            walk={walk}
            headset={headset}
            onReady={onReady}
            onFrame={onFrame}
          />
        </Canvas>
      )}
      <button
        ref={surface}
        type="button"
        dir="auto"
        className="absolute inset-0 block cursor-grab touch-none -outline-offset-2 active:cursor-grabbing"
        aria-label={t(
          "The room: arrow keys walk and turn, Enter takes a hanger in hand, Escape puts it back, Page Down walks on",
        )}
        onKeyDown={onKeyDown}
        {...gestures}
      />
    </div>
  );
}
