import { type BodyOf, getChanelRecord, getChanelVisits, noteChanelVisit, setConsent } from "@selvedge/contract";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import { idOf, newId } from "../../server/platform/ids.ts";
import { BUYER, type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { productIdsOf } from "./mill.ts";

export const HOUSE = idOf("company", "northlight");

/** A mill whose designer and buyer let the mill see what they look at in showrooms, and what is done there. */
export async function visitedMill(portal: TestApp) {
  const designer = await portal.signIn(DESIGNER.username);
  const buyer = await portal.signIn(BUYER.username);
  const sales = await portal.signIn(SALES.username);
  const fabrics = (await productIdsOf(portal)) as [string, string, string];
  for (const client of [designer, buyer]) await client.call(setConsent, { allow: true, rooms: true });
  return {
    ...{ designer, buyer, sales, fabrics },
    /** A room of the designer's company, or a public one, with the first two fabrics. */
    async aRoom(scope: "private" | "public" = "public"): Promise<{ chanelId: string; groupId: string }> {
      const items = fabrics.slice(0, 2).map((productId) => ({ kind: "fabric" as const, productId }));
      const made = {
        ...{ name: { en: "Winter" }, description: { en: "" }, scope, coverScene: null, isPublished: true },
        companyId: scope === "private" ? HOUSE : null,
        groups: [{ name: { en: "All" }, story: { en: "" }, items }],
      };
      const chanelId = await makeShowroom(portal.db, made, portal.clock.now());
      const [group] = (await sales.call(getChanelRecord, { chanelId })).groups;
      return { chanelId, groupId: group!.groupId };
    },
    /** Opens a room as the page does, and answers what sends its later batches, each so many seconds after the one before. */
    async opens(client: Client, chanelId: string, way: "page" | "walk" = "page") {
      const opening = { chanelId, openingId: newId(portal.clock.now()), way };
      let number = 0;
      const noted = await client.call(noteChanelVisit, { ...opening, number, seconds: 0 });
      type More = Partial<BodyOf<typeof noteChanelVisit>>;
      const note = (after: number, more: More = {}) => {
        portal.clock.move(after * 1_000);
        number += 1;
        return client.call(noteChanelVisit, { ...opening, number, seconds: after, ...more });
      };
      return { ...noted, opening, note };
    },
    told: (chanelId: string, period: { from?: string; to?: string } = {}) => sales.call(getChanelVisits, { chanelId, ...period }),
    rowsOf: (chanelId: string) => portal.db.selectFrom("chanel_openings").selectAll().where("chanel_id", "=", chanelId).execute(),
  };
}
