import { useTranslation } from "react-i18next";
import { Empty } from "../../ui/index.ts";
import { useDocument, useSession } from "../session/context.ts";
import { SewnList } from "../trims/sewn-list.tsx";
import { LayerRow } from "./layer-row.tsx";
import { layerRows } from "./layer-rows.ts";
import { useLayerDrag } from "./use-layer-drag.ts";

/** The artworks of the garment, the topmost first: choose, rename, lock, hide, group, and drag into another order. */
export function LayersPanel() {
  const { t } = useTranslation("tools");
  const session = useSession();
  const artworks = useDocument((document) => document.artworks);
  const order = useDocument((document) => document.order);
  const rows = layerRows({ artworks, order });
  const drag = useLayerDrag(session, rows);
  const hasTrims = useDocument((document) => Object.keys(document.trims).length > 0);
  if (rows.length === 0 && hasTrims) return <SewnList className="" />;
  if (rows.length === 0)
    return <Empty title={t("Nothing on the garment yet")}>{t("Lay a picture from the Artwork panel, or paste one.")}</Empty>;
  return (
    <>
      <p className="mb-2 text-note text-ink-3">
        {t("Topmost first. Drag a row by its handle, or move it with Page Up and Page Down.")}
      </p>
      <ol ref={drag.list} aria-label={t("Layers")} className="relative -mx-4">
        {rows.map((row, index) => (
          <LayerRow
            key={row.key}
            row={row}
            grip={drag.grip(index)}
            isDragged={drag.dragged === index}
            drop={drag.drop === index ? "above" : drag.drop === rows.length && index === rows.length - 1 ? "below" : null}
          />
        ))}
      </ol>
      <SewnList />
    </>
  );
}
