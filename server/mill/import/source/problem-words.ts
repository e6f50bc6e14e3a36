import type { Problem } from "@selvedge/textile-core";

/** What is wrong with a file of a format, as an English sentence. */
export const problemInWords = ({ sentence, params }: Problem): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ""));
