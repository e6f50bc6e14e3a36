import { type PointerEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/index.ts";
import { type Point, toBoard } from "../board/view.ts";
import { useSession } from "../session/context.ts";
import { colourAt } from "./colour-at.ts";

type Seen = { readonly at: Point; readonly hex: string | null };

/** The eyedropper: shows the colour under the pointer; a press keeps it among the customer's colours. */
export function PickTool() {
  const { t } = useTranslation("tools");
  const session = useSession();
  const [seen, setSeen] = useState<Seen | null>(null);
  const look = (event: PointerEvent<HTMLElement>): Seen => {
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    const now = { at: point, hex: colourAt(session, toBoard(session.camera.getState().view, point)) };
    setSeen(now);
    return now;
  };
  const take = (hex: string) => {
    const isKept = session.editor.document().colours.some((colour) => colour.hex === hex && colour.code === null);
    if (!isKept) session.editor.give({ type: "addColour", colour: { name: hex, code: null, hex, lab: null } });
    session.selection.setState({ aid: null });
    toast({ text: t("{{colour}} is among the Customer Colors, in the Fabric panel.", { colour: hex }) });
  };
  return (
    <div
      data-overlay
      className="absolute inset-0 cursor-crosshair touch-none overflow-hidden"
      onPointerMove={look}
      onPointerLeave={() => setSeen(null)}
      onPointerUp={(event) => {
        const { hex } = look(event);
        if (hex) take(hex);
      }}
    >
      {seen?.hex && (
        <span
          aria-hidden
          className="pointer-events-none absolute flex items-center gap-2 border border-edge bg-sheet p-1 font-cond text-note shadow-float"
          style={{ left: seen.at.x + 16, top: seen.at.y + 16 }}
        >
          <span className="size-8" style={{ backgroundColor: seen.hex }} />
          <span className="pe-1.5">
            <bdi dir="ltr">{seen.hex}</bdi>
          </span>
        </span>
      )}
    </div>
  );
}
