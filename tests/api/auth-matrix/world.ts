import { addAddress, createOwnStyle, type InputOf } from "@selvedge/contract";
import { joinsFor } from "@selvedge/garment-core";
import { inlinePool } from "../../../server/assembly/worker-pools.ts";
import { createCompany, createUser } from "../../../server/customers/account/people/people.ts";
import { clothStore } from "../../../server/fabrics/cloths/store.ts";
import { keepDescriptors } from "../../../server/fabrics/search/pictures/seen/keep.ts";
import type { Db } from "../../../server/platform/db/open.ts";
import { newId } from "../../../server/platform/ids.ts";
import { everyRecord } from "../desk-fixture.ts";
import { BUYER, type Client, DESIGNER, HEAD, SALES, type TestApp } from "../harness.ts";
import { productIdsOf, styleIdOf } from "../mill.ts";
import { HOME } from "../orders.ts";
import { rightBodies } from "../right-bodies.ts";

/** What a call is sent. */
export type Body = Record<string, unknown>;

/** Begins the names that the first company gives; nothing else is called so. */
export const MARK = "Quillfern";
/** What the first company, its people and its records are called. */
export const NAMES = [MARK, "Northlight Studio", "Ada Fell", "Noor Haddad", DESIGNER.username, HEAD.username];
const PASSWORD = "seven quiet looms";
let named = 0;
/** A name of the first company that nothing has yet. */
export const aName = (): string => {
  named += 1;
  return `${MARK} ${named}`;
};

/** Somebody signed in, with what orders of theirs name. */
export type Person = {
  readonly client: Client;
  readonly userId: string;
  readonly companyId: string;
  readonly addressId: string;
};

export type World = {
  readonly portal: TestApp;
  readonly db: Db;
  /** The designer of the first company, whose records are named. */
  readonly owner: Person;
  readonly head: Person;
  /** The administrator of another company: a customer who may do the most. */
  readonly other: Person;
  readonly sales: Client;
  readonly admin: Client;
  readonly productIds: readonly string[];
  /** The one style of the library. */
  readonly styleId: string;
  /** A style of the first company's own, draped. */
  readonly ownStyleId: string;
  /** What makes another of them. */
  readonly ownStyle: InputOf<typeof createOwnStyle>;
  /** The right body of a call, by `rightBodies`. */
  right(path: string): Promise<Body>;
};

export async function makeWorld(portal: TestApp): Promise<World> {
  const { db } = portal;
  await everyRecord(portal);
  await keepDescriptors({
    db,
    files: portal.files,
    cloths: clothStore({ files: portal.files, workers: inlinePool, longestPx: 400 }),
    workers: inlinePool,
  });
  await db.updateTable("users").set({ role: "buyerAdmin" }).where("username", "=", BUYER.username).execute();
  const owner = await aPerson(portal, DESIGNER.username);
  const head = await aPerson(portal, HEAD.username);
  const other = await aPerson(portal, BUYER.username);
  const [sales, admin] = [await portal.signIn(SALES.username), await portal.signIn("admin@selvedge.demo")];
  const bodies = await rightBodies(portal, owner.client);
  const styleId = await styleIdOf(portal);
  const world = { portal, db, owner, head, other, sales, admin, styleId, productIds: await productIdsOf(portal) };
  const right: World["right"] = async (path) => {
    const body = await bodies[path]?.();
    if (!body) throw new Error(`No right body for ${path}.`);
    return body;
  };
  const { pattern, menuId } = (await right("/design/createOwn")) as InputOf<typeof createOwnStyle>;
  const joins = joinsFor(pattern).map(({ a, b, ease }) => ({ a, b, ease }));
  const ownStyle = { pattern: { ...pattern, joins }, menuId };
  const { id } = await owner.client.call(createOwnStyle, { ...ownStyle, pattern: { ...ownStyle.pattern, name: aName() } });
  return { ...world, right, ownStyle, ownStyleId: id };
}

async function aPerson(portal: TestApp, username: string): Promise<Person> {
  const client = await portal.signIn(username);
  const {
    id: userId,
    company_id: companyId,
    name,
  } = await portal.db
    .selectFrom("users")
    .select(["id", "company_id", "name"])
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  const { addressId } = await client.call(addAddress, { ...HOME, userName: name });
  return { client, userId, companyId, addressId };
}

/** Somebody new of the first company, for what changes how a person signs in. */
export async function aColleague({
  portal,
  db,
  owner,
}: World): Promise<{ client: Client; userId: string; mail: string; password: string }> {
  const [name, mail] = [aName(), `${newId(portal.clock.now())}@northlight.example`];
  const password = PASSWORD;
  const { companyId } = owner;
  const userId = await createUser(db, { companyId, username: mail, mail, name, role: "buyer", password }, portal.clock.now());
  return { client: await portal.signIn(mail, password), userId, mail, password };
}

/** The one person of a company that has nothing yet. */
export async function aNewcomer({ db, clock, signIn }: TestApp): Promise<Client> {
  const companyId = await createCompany(db, { name: "Atelier Roux" }, clock.now());
  const [mail, password] = ["newcomer@roux.example", PASSWORD];
  await createUser(db, { companyId, username: mail, mail, name: "Lea Roux", role: "buyerAdmin", password }, clock.now());
  return signIn(mail, password);
}

/** Another style of the first company's own, cut and draped as the one it has. */
export async function anOwnStyle({ portal, db, ownStyleId }: World): Promise<string> {
  const id = newId(portal.clock.now());
  const style = await db.selectFrom("styles").selectAll().where("id", "=", ownStyleId).executeTakeFirstOrThrow();
  await db
    .insertInto("styles")
    .values({ ...style, id, name: aName(), options: "{}" })
    .execute();
  return id;
}
