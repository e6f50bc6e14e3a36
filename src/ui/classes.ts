/** Joins class names; what is false or empty is left out. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
