/** What everybody of the demo data signs in with. */
export const DEMO_PASSWORD = "selvedge-demo";

type DemoPerson = {
  readonly company: "mill" | "house" | "other" | "atelier";
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

/** With what somebody of the demo data signs in, and what they do. */
export type DemoLogin = { readonly username: string; readonly password: string; readonly does: string };

/** The logins as they are printed in every copy of this file. */
export const DEMO_LOGINS: readonly DemoLogin[] = DEMO_PEOPLE.map(({ username, does }) => ({
  username,
  password: DEMO_PASSWORD,
  does,
}));
