import type { getConsent } from "../api/calls.ts";
import type { Data } from "../api/definition.ts";

/** Whether somebody has a question to answer: the first, or, where they agreed to that before it spoke of showrooms, whether these count too. */
export const isAsked = ({ allow, rooms }: Omit<Data<typeof getConsent>, "answeredAt">): boolean =>
  allow === null || (allow && rooms === null);
