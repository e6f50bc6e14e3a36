import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import type { NewShowroom } from "../../server/garments/showrooms/making/record.ts";
import { idOf } from "../../server/platform/ids.ts";
import { BUYER, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { productIdsOf, startMill, styleIdOf } from "./mill.ts";

/** The designer's company. */
export const HOUSE = idOf("company", "northlight");

/** A mill with those who go into its showrooms, and what can hang there: its fabrics and its style. */
export async function startShowroomMill() {
  const portal = await startMill();
  const designer = await portal.signIn(DESIGNER.username);
  const buyer = await portal.signIn(BUYER.username);
  const sales = await portal.signIn(SALES.username);
  return { portal, designer, buyer, sales, fabrics: await productIdsOf(portal), styleId: await styleIdOf(portal) };
}

/** A published room of all to walk through with these groups, or what is said otherwise; its id. */
export const makeRoom = (
  { db, clock }: TestApp,
  { groups, ...of }: Pick<NewShowroom, "groups"> & Partial<NewShowroom>,
): Promise<string> =>
  makeShowroom(
    db,
    {
      name: { en: "Poplins", fr: "Popelines" },
      description: { en: "For every day" },
      scope: "vr",
      companyId: null,
      coverScene: null,
      isPublished: true,
      groups,
      ...of,
    },
    clock.now(),
  );
