import {
  createCompany,
  createUser,
  type Db,
  endSessions,
  hashPassword,
  idOf,
  isPassword,
  newPassword,
  setPassword,
} from "@selvedge/server";
import { DEMO_LOGINS, DEMO_PASSWORD, DEMO_PEOPLE, type DemoLogin } from "./demo-people.ts";

const COMPANIES = {
  mill: { id: idOf("company", "selvedge-mill"), name: "Selvedge Mill", country: "CN", vip: false, vipLevel: null },
  house: { id: idOf("company", "northlight"), name: "Northlight Studio", country: "GB", vip: true, vipLevel: "Gold" },
  other: { id: idOf("company", "casa-brera"), name: "Casa Brera", country: "IT", vip: false, vipLevel: null },
  atelier: { id: idOf("company", "atelier-minami"), name: "Atelier Minami", country: "JP", vip: false, vipLevel: null },
} as const;

/** The logins by which the demo people can still be signed in as: not of those who are not there, or chose a password of their own. */
export const openDemoLogins = async (db: Db): Promise<DemoLogin[]> => (await stillPublished(db)).map(({ login }) => login);

/** Gives the demo people whose password anybody can read here one that nobody has read, ends their sessions, and answers the new logins. */
export async function renewDemoPasswords(db: Db): Promise<DemoLogin[]> {
  const renewed: DemoLogin[] = [];
  for (const { id, hash, login } of await stillPublished(db)) {
    const password = newPassword();
    const isMine = await db.transaction().execute((tx) => replacePassword(tx, { id, from: hash, to: password }));
    if (isMine) renewed.push({ ...login, password });
  }
  return renewed;
}

/** Of two processes that start at once one replaces it; the other finds another hash. */
async function replacePassword(tx: Db, { id, from, to }: { id: string; from: string; to: string }): Promise<boolean> {
  const person = await tx.selectFrom("users").select("password_hash").where("id", "=", id).forUpdate().executeTakeFirst();
  if (person?.password_hash !== from) return false;
  await setPassword(tx, id, await hashPassword(to));
  await endSessions(tx, id);
  return true;
}

async function stillPublished(db: Db): Promise<{ id: string; hash: string; login: DemoLogin }[]> {
  const names = DEMO_LOGINS.map(({ username }) => username);
  const rows = await db.selectFrom("users").select(["id", "username", "password_hash"]).where("username", "in", names).execute();
  const found: { id: string; hash: string; login: DemoLogin }[] = [];
  for (const login of DEMO_LOGINS) {
    const row = rows.find(({ username }) => username === login.username);
    if (row && (await isPassword(login.password, row.password_hash))) found.push({ id: row.id, hash: row.password_hash, login });
  }
  return found;
}

/** Makes the demo companies and people that are not there yet. Their ids are the same everywhere. */
export async function createDemoPeople(db: Db, now: Date): Promise<void> {
  const companies = new Set((await db.selectFrom("companies").select("id").execute()).map(({ id }) => id));
  for (const company of Object.values(COMPANIES)) if (!companies.has(company.id)) await createCompany(db, company, now);
  const users = new Set((await db.selectFrom("users").select("id").execute()).map(({ id }) => id));
  for (const { company, username, name, role } of DEMO_PEOPLE) {
    const id = idOf("user", username);
    if (users.has(id)) continue;
    const person = { id, companyId: COMPANIES[company].id, username, mail: username, name, role, password: DEMO_PASSWORD };
    await createUser(db, person, now);
  }
}
