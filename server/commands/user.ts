import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { parseArgs } from "node:util";
import { addPerson, CannotDo, ROLES, renewPassword } from "../customers/account/people/user-command.ts";
import { STAFF_ROLES } from "../platform/http/caller/access.ts";
import { readSettings } from "../platform/settings.ts";
import { wallClock } from "../platform/time/clock.ts";
import { giveUp, openServices } from "../start.ts";

/** `npm run user -- add MAIL NAME --role ROLE`: makes a person who may sign in; `password MAIL` gives one a new password. */
const USAGE = `npm run user -- add MAIL NAME --role ROLE [--company COMPANY [--new]]
npm run user -- password MAIL

ROLE is one of ${ROLES.join(", ")}. COMPANY is the name of a company that is there; with --new it is made. People of the mill
(${STAFF_ROLES.join(", ")}) need none once the mill has somebody. The password is made here and printed this once.`;

const { values, positionals } = parseArgs({
  options: { role: { type: "string" }, company: { type: "string" }, new: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [what, mail, name] = positionals;
const isAsked = (what === "add" && positionals.length === 3 && values.role) || (what === "password" && positionals.length === 2);
if (!isAsked) {
  console.error(USAGE);
  process.exit(1);
}
if (existsSync(".env")) loadEnvFile(".env");
try {
  const services = await openServices({ ...readSettings(process.env), seed: "none" }, () => {}, giveUp);
  try {
    const { db } = services.database;
    const password =
      what === "add"
        ? await addPerson(
            db,
            { mail: mail!, name: name!, role: values.role!, company: values.company ?? null, isNewCompany: values.new },
            wallClock.now(),
          )
        : await renewPassword(db, mail!);
    console.log(`${mail} signs in with the password ${password}`);
  } finally {
    await services.close();
  }
} catch (error) {
  if (!(error instanceof CannotDo)) giveUp(error);
  console.error(error.message);
  process.exitCode = 1;
}
