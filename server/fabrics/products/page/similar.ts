import { Refusal } from "../../../platform/refuse.ts";
import { likeConstruction } from "../../search/pictures/construction.ts";
import { rankDescriptors } from "../../search/pictures/rank.ts";
import { pictureIndex } from "../../search/pictures/seen/replica.ts";
import { type Asked, cardsOf } from "../lists/listing.ts";

const MAX_SIMILAR = 8;

/** Fabrics that look alike; by their construction while the catalogue is still being looked at. */
export async function similarTo(asked: Asked, productId: string) {
  return cardsOf(
    asked,
    (await alike(asked, productId)).map(({ id }) => id),
  );
}

async function alike({ db }: Asked, productId: string): Promise<readonly { readonly id: string }[]> {
  try {
    const index = await pictureIndex(db);
    const own = index.fabrics.get(productId);
    if (own) return (await rankDescriptors(index, own, { isAllowed: (id) => id !== productId })).slice(0, MAX_SIMILAR);
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== "indexBuilding") throw error;
  }
  return likeConstruction(db, productId, MAX_SIMILAR);
}
