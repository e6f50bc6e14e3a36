import { laidTrims, placement } from "@selvedge/editor-core";
import type { PicturedFabric } from "../../drawing/index.ts";
import { GarmentDialog } from "../../garment-file/garment-dialog.tsx";
import type { DressOrder, GarmentOrder } from "../../garment-file/order.ts";
import { useWornDrape } from "../../worn/use-worn-drape.ts";
import { useWornFabric } from "../inspector/use-worn-fabric.ts";
import { useSaving } from "../save/context.ts";
import { useSession, useStyle } from "../session/context.ts";
import type { Session } from "../session/session.ts";

/** What is being designed, with its colourways; all in what lies on the pieces now. */
function orderOf(session: Session, name: string, drapeUrl: string): GarmentOrder {
  const { editor, assets, pictures } = session;
  const document = editor.document();
  const style = session.hung.current?.style ?? session.style();
  const colourways = Object.values(document.colourways).map(
    (colourway): DressOrder => ({
      name: colourway.name,
      placement: placement({ ...document, pieces: { ...document.pieces, ...colourway.pieces } }, style, assets.tiles()),
    }),
  );
  const product = (fabric: PicturedFabric) => (fabric.kind === "product" ? assets.product(fabric.productId) : null);
  return {
    name,
    drapeUrl,
    pieces: style.pieces,
    trims: laidTrims(document, style.pieces),
    dresses: [{ name, placement: session.committedPlacement() }, ...colourways],
    pictures,
    mapsOf: (fabric) => product(fabric)?.texture ?? null,
    nameOf: (fabric) => product(fabric)?.productCode ?? name,
  };
}

/** Files of 3D of the design that is open. */
export default function SessionGarment({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const style = useStyle();
  const name = useSaving((saving) => saving.name) || style.name;
  const { drape } = useWornDrape(style, useWornFabric());
  const url = session.hung.current?.url ?? drape?.url;
  return <GarmentDialog size={style.size} order={url ? () => orderOf(session, name, url) : null} onClose={onClose} />;
}
