import { relabelled } from "@selvedge/textile-core";
import { listComma } from "./list-comma.ts";

/** A label's composition, "98 % Cotton 2 % Elastane", with its fibres in the caller's language and that language's comma between them; what is not written so stays as it is. */
export const translateComposition = (composition: string, translate: (english: string) => string): string =>
  relabelled(composition, translate, listComma(translate));
