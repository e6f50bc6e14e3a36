/** The sizes a garment comes in, and whom each is drafted for. */
export type Sizing = {
  /** As a customer names them, smallest first. */
  readonly sizes: readonly string[];
  readonly defaultSize: string;
  /** A FreeSewing model, or a child of `pattern/children.ts`. */
  readonly models: { readonly [size: string]: string };
};

export const MENS_TOPS: Sizing = {
  sizes: ["S", "M", "L", "XL"],
  defaultSize: "M",
  models: { S: "cisMaleAdult38", M: "cisMaleAdult40", L: "cisMaleAdult42", XL: "cisMaleAdult44" },
};

/** Men's shirts are sized by the girth of the neck, cm. */
export const MENS_COLLARS: Sizing = {
  sizes: ["38", "40", "42", "44"],
  defaultSize: "40",
  models: { 38: "cisMaleAdult38", 40: "cisMaleAdult40", 42: "cisMaleAdult42", 44: "cisMaleAdult44" },
};

export const WOMENS: Sizing = {
  sizes: ["S", "M", "L", "XL"],
  defaultSize: "M",
  models: { S: "cisFemaleAdult32", M: "cisFemaleAdult34", L: "cisFemaleAdult36", XL: "cisFemaleAdult38" },
};

export const MENS_TROUSERS: Sizing = {
  sizes: ["46", "48", "50", "52"],
  defaultSize: "48",
  models: { 46: "cisMaleAdult36", 48: "cisMaleAdult38", 50: "cisMaleAdult40", 52: "cisMaleAdult42" },
};

export const WOMENS_TROUSERS: Sizing = {
  sizes: ["38", "40", "42", "44"],
  defaultSize: "40",
  models: { 38: "cisFemaleAdult32", 40: "cisFemaleAdult34", 42: "cisFemaleAdult36", 44: "cisFemaleAdult38" },
};

export const MENS_SUITS: Sizing = {
  sizes: ["48", "50", "52", "54"],
  defaultSize: "50",
  models: { 48: "cisMaleAdult38", 50: "cisMaleAdult40", 52: "cisMaleAdult42", 54: "cisMaleAdult44" },
};

/** Children's sizes are body heights in cm. */
const byHeight = (child: "boy" | "girl"): Sizing => ({
  sizes: ["104", "116", "128", "140"],
  defaultSize: "116",
  models: { 104: `${child}104`, 116: `${child}116`, 128: `${child}128`, 140: `${child}140` },
});

export const BOYS = byHeight("boy");
export const GIRLS = byHeight("girl");
