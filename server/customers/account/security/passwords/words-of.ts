import type { Person } from "../../queries.ts";

/** What somebody who guesses knows of a person. */
export const wordsOf = ({ username, mail, name, company_name }: Person) => [username, mail, name, company_name];
