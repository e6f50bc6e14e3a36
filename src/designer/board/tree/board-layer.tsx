import { type ReactNode, type Ref, useCallback } from "react";
import type { Frame } from "../frame.ts";
import { EDGE_PX } from "./edge.ts";
import { Group, Layer, type LayerNode } from "./konva.ts";

type Props = {
  readonly id: string;
  readonly frame: Frame;
  readonly ref?: Ref<LayerNode>;
  readonly listening?: boolean;
  readonly children: ReactNode;
};

/** A layer that is drawn in the board's frames. What is inside is measured in CSS px of the board, which begins beside the rulers. */
export function BoardLayer({ id, frame, ref, listening = false, children }: Props) {
  const adopt = useCallback(
    (layer: LayerNode | null) => {
      if (layer)
        layer.batchDraw = () => {
          frame.request(layer);
          return layer;
        };
      if (typeof ref === "function") ref(layer);
      else if (ref) ref.current = layer;
    },
    [frame, ref],
  );
  return (
    <Layer ref={adopt} id={id} listening={listening}>
      <Group x={EDGE_PX} y={EDGE_PX}>
        {children}
      </Group>
    </Layer>
  );
}
