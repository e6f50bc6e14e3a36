/** English names of every piece any recipe cuts; keys of `locales/<lang>/pieces.json`. */
export const PIECE_NAMES = [
  "Front",
  "Front L",
  "Front R",
  "Back",
  "Back L",
  "Back R",
  "Yoke",
  "Sleeve L",
  "Sleeve R",
  "Cuff L",
  "Cuff R",
  "Collar",
  "Stand",
  "Neckband",
  "Skirt",
  "Waistband",
] as const;
export type PieceName = (typeof PIECE_NAMES)[number];
