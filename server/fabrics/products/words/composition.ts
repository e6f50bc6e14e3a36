const PART = /(\d+(?:[.,]\d+)? ?%) ?([^\d%]+?)(?=\s+\d|\s*$)/gu;

/** A label's composition, "98 % Cotton 2 % Elastane", with its fibres in the caller's language; what is not written so stays as it is. */
export const translateComposition = (composition: string, translate: (english: string) => string): string =>
  composition.replace(PART, (_, percent: string, fibre: string) => `${percent} ${translate(fibre)}`);
