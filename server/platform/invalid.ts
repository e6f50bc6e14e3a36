import { refuse } from "./refuse.ts";

export type BadField = { readonly path: string; readonly rule: string; readonly message: string };

/** A refusal that marks fields; messages are English texts of `locales/<lang>/catalogue.json`. */
export const invalid = (translate: (english: string) => string, ...fields: readonly BadField[]) =>
  refuse("validation", { fields: fields.map((field) => ({ ...field, message: translate(field.message) })) });
