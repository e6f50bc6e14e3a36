import i18next from "i18next";

/** A text of the actions, outside React. */
export const say = (text: string, params?: Record<string, unknown>) => i18next.t(text, { ns: "tools", ...params });
