import type { getConsent } from "../api/calls.ts";
import type { Data } from "../api/definition.ts";

/** What somebody answered; null where they have not. */
export type Answers = Omit<Data<typeof getConsent>, "answeredAt">;

/** Where the question about showrooms is asked: it says little to whoever is in none. */
const SHOWROOMS: ReadonlySet<string> = new Set(["/commonChanel", "/privateChanel", "/VRChanel"]);

/** Whether somebody has a question to answer, here or elsewhere: each is asked once, and the second only of who agreed to the first. */
export const isAsked = ({ allow, rooms }: Answers): boolean => allow === null || (allow && rooms === null);

/** The question that is asked on a page: about pages and search words, or about showrooms; null where none is. */
export function questionOn(pathname: string, answers: Answers): "pages" | "showrooms" | null {
  if (!isAsked(answers)) return null;
  if (answers.allow === null) return "pages";
  return SHOWROOMS.has(pathname) ? "showrooms" : null;
}
