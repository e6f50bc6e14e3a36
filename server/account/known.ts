import type { Db } from "../db/open.ts";
import { refuse } from "../refuse.ts";
import { isPassword } from "../security/password.ts";
import { type Person, personById } from "./queries.ts";

/** The person, who has shown once more that they know their password. Throws `wrongPassword`. */
export async function known(db: Db, userId: string, password: string): Promise<Person> {
  const person = await personById(db, userId);
  if (!person || !(await isPassword(password, person.password_hash))) throw refuse("wrongPassword");
  return person;
}
