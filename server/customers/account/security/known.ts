import type { Db } from "../../../platform/db/open.ts";
import { refuse } from "../../../platform/refuse.ts";
import { isPassword } from "../../../platform/security/passwords/password.ts";
import { type Person, personById } from "../queries.ts";

/** The person, who has shown once more that they know their password. Throws `wrongPassword`. */
export async function known(db: Db, userId: string, password: string): Promise<Person> {
  const person = await personById(db, userId);
  if (!person || !(await isPassword(password, person.password_hash))) throw refuse("wrongPassword");
  return person;
}
