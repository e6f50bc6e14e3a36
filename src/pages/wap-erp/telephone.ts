/** What a telephone dials for a number as people write it; an extension after it is for whoever answers. */
export const telephoneHref = (number: string): string => `tel:${number.split(/[^+\d\s()./-]/)[0]!.replace(/[^+\d]/g, "")}`;
