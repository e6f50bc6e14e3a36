import { refuse } from "../../../platform/refuse.ts";

export type Translate = (english: string) => string;

/** A refusal that says what is wrong of which field, and what of it. */
export const faulty = (translate: Translate, path: string, rule: string, message: string, more: object) =>
  refuse("validation", { fields: [{ path, rule, message: translate(message) }], ...more });
