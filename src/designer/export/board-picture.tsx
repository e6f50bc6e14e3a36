import type { DesignDocument } from "@selvedge/editor-core";
import { px } from "@selvedge/geometry-core";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { cx } from "../../ui/classes.ts";
import { useAssetCount, useSession } from "../session/context.ts";
import { pictureOf } from "./picture-of.ts";

/** A picture is repainted this long after the last change; the one before stays until then. */
const REPAINT_AFTER_MS = 250;

type Props = {
  readonly document: DesignDocument;
  /** Its longer side in device px. */
  readonly side: number;
  readonly className?: string;
};

/** The board as a document has it, small. It follows the document, its fabrics and its pattern. */
export function BoardPicture({ document, side, className }: Props) {
  const session = useSession();
  const count = useAssetCount();
  const style = useSyncExternalStore(session.onStyle, () => session.cutOf(document).style);
  const [url, setUrl] = useState<string | null>(null);
  const made = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fabrics and patterns that arrive are painted too
  useEffect(() => {
    let isCurrent = true;
    const paint = async () => {
      const next = URL.createObjectURL(await pictureOf(session, document, px(side)));
      if (!isCurrent) return URL.revokeObjectURL(next);
      if (made.current) URL.revokeObjectURL(made.current);
      made.current = next;
      setUrl(next);
    };
    const timer = setTimeout(() => paint().catch(console.warn), made.current ? REPAINT_AFTER_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [session, document, side, count, style]);
  useEffect(
    () => () => {
      if (made.current) URL.revokeObjectURL(made.current);
      made.current = null;
    },
    [],
  );
  return url && <img src={url} alt="" draggable={false} className={cx("object-contain", className)} />;
}
