import { relabelled } from "@selvedge/textile-core";

/** A label's composition, "98 % Cotton 2 % Elastane", with its fibres in the caller's language; what is not written so stays as it is. */
export const translateComposition = (composition: string, translate: (english: string) => string): string =>
  relabelled(composition, translate);
