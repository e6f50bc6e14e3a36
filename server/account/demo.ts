import type { Db } from "../db/open.ts";
import { idOf } from "../ids.ts";
import { createCompany, createUser } from "./people.ts";

const DEMO_PASSWORD = "selvedge-demo";

const COMPANIES = {
  mill: { id: idOf("company", "selvedge-mill"), name: "Selvedge Mill", country: "CN", vip: false, vipLevel: null },
  house: { id: idOf("company", "northlight"), name: "Northlight Studio", country: "GB", vip: true, vipLevel: "Gold" },
  other: { id: idOf("company", "casa-brera"), name: "Casa Brera", country: "IT", vip: false, vipLevel: null },
  atelier: { id: idOf("company", "atelier-minami"), name: "Atelier Minami", country: "JP", vip: false, vipLevel: null },
} as const;

type DemoPerson = {
  readonly company: keyof typeof COMPANIES;
  readonly username: string;
  readonly name: string;
  readonly role: "buyer" | "buyerAdmin" | "sales" | "admin";
  readonly does: string;
};

/** People of the demo data. `does` is what the list of logins says of them. */
export const DEMO_PEOPLE = [
  {
    company: "house",
    username: "designer@selvedge.demo",
    name: "Ada Fell",
    role: "buyer",
    does: "designer of Northlight Studio",
  },
  { company: "house", username: "head@selvedge.demo", name: "Noor Haddad", role: "buyerAdmin", does: "head of design there" },
  { company: "other", username: "buyer@selvedge.demo", name: "Marta Conti", role: "buyer", does: "buyer of Casa Brera" },
  { company: "atelier", username: "atelier@selvedge.demo", name: "Yuki Minami", role: "buyer", does: "owner of Atelier Minami" },
  { company: "mill", username: "sales@selvedge.demo", name: "Lin Wei", role: "sales", does: "sales at the mill" },
  { company: "mill", username: "admin@selvedge.demo", name: "Selvedge Office", role: "admin", does: "administrator" },
] as const satisfies readonly DemoPerson[];

export const DEMO_LOGINS: readonly { username: string; password: string; does: string }[] = DEMO_PEOPLE.map(
  ({ username, does }) => ({
    username,
    password: DEMO_PASSWORD,
    does,
  }),
);

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
