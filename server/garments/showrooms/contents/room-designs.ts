import type { Img, RoomGarment } from "@selvedge/contract";
import { type DesignDocument, emptyDocument, idsNamedIn } from "@selvedge/editor-core";
import { sql } from "kysely";
import { img, readPictures } from "../../../platform/image/queries.ts";
import { picturesOfTrims } from "../../trims/trims.ts";
import type { Looking } from "./looking.ts";

/** A saved design as it is drawn on its form, without what is nobody's business there: notes, colourways, hidden artworks, and what its artworks are called. */
export function drawnOf({ styleId, size, options, pieces, artworks, order, trims }: DesignDocument): DesignDocument {
  const shown = order.filter((id) => artworks[id] && !artworks[id].hidden);
  return {
    ...emptyDocument({ styleId, size, pieceKeys: [], options }),
    pieces,
    artworks: Object.fromEntries(shown.map((id) => [id, { ...artworks[id]!, name: id, text: null, group: null }])),
    order: shown,
    trims,
  };
}

/** The pictures that the designs on the forms of a room are drawn with, each once, at addresses that open to who looks round alone. One that is gone is left out. */
export async function picturesWorn({ db }: Pick<Looking, "db">, garments: readonly RoomGarment[]): Promise<Img[]> {
  const named = new Map(
    garments.flatMap(({ itemId, worn }) => {
      const ids = worn ? idsNamedIn(worn, "image", "trim") : [];
      return ids.length > 0 ? [[itemId, ids] as const] : [];
    }),
  );
  if (named.size === 0) return [];
  const makers = await db
    .selectFrom("chanel_items as i")
    .innerJoin("proposals as p", "p.id", "i.proposal_id")
    .select(["i.id", "p.company_id"])
    .where("i.id", "=", sql<string>`any(${[...named.keys()]})`)
    .orderBy("i.id")
    .execute();
  const found = await Promise.all(
    makers.map(({ id, company_id }) => readPictures({ db, openPictures: picturesOfTrims }, company_id, named.get(id)!)),
  );
  return [...new Map(found.flat().map((row) => [row.id, img(row)])).values()];
}
