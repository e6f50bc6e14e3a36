import { type FabricRecord, type FibreKey, groundOf, seedOf } from "@selvedge/textile-core";
import { type FabricSeed, metres } from "./make.ts";
import { measureOf } from "./measure.ts";

/** Price of yarn by fibre, cents a kilogram. */
const FIBRE_CENTS: Readonly<Record<FibreKey, number>> = {
  cotton: 560,
  linen: 1_350,
  wool: 2_400,
  silk: 11_000,
  viscose: 640,
  modal: 700,
  lyocell: 680,
  polyester: 290,
  nylon: 520,
  elastane: 900,
  cashmere: 11_500,
  hemp: 1_200,
  acrylic: 380,
  metallic: 2_600,
};
const PRINTING_CENTS = { reactive: 95, pigment: 65 } as const;
const DECORATING_CENTS = {
  embroidery: 420,
  sequin: 980,
  flocking: 190,
  foil: 140,
  "burn-out": 210,
  quilting: 240,
} as const;
/** Making a metre, and each finish. */
const MAKING_CENTS = { woven: 75, knitted: 70, lace: 360 } as const;
const FINISH_CENTS = 14;
const JOINING_CENTS = 120;
/** A finer yarn costs more to spin: by this much at 100 g/m², where the yarns are about Ne 50. */
const FINE_SPINNING = 0.9;
const MARGIN = 1.4;
const ROUNDED_TO = 5;
const GRAMS_PER_KG = 1_000;
const CM_PER_METRE = 100;

/** The price of a metre in cents: its yarn by mass and fineness, what is done to it, and a margin. */
export function centsOf(record: FabricRecord, widthCm: number): number {
  const cloth = groundOf(record);
  const { gsm, composition } = measureOf(cloth);
  const kilograms = (gsm * widthCm) / CM_PER_METRE / GRAMS_PER_KG;
  const fibre = composition.reduce((sum, part) => sum + (part.percent / 100) * FIBRE_CENTS[part.fibre], 0);
  const yarn = kilograms * fibre * (1 + FINE_SPINNING * Math.min(1, 100 / gsm));
  const decoration = cloth.kind === "lace" ? undefined : cloth.decoration;
  const work =
    MAKING_CENTS[cloth.kind] +
    FINISH_CENTS * cloth.finish.length +
    (record.kind === "printed" ? PRINTING_CENTS[record.method] : 0) +
    (decoration ? DECORATING_CENTS[decoration.technique] : 0) +
    (cloth.kind === "woven" && cloth.back ? JOINING_CENTS : 0);
  return ROUNDED_TO * Math.round(((yarn + work) * MARGIN) / ROUNDED_TO);
}

/** Days to make a cloth that is not in stock, by what has to be done for it. */
const LEAD_DAYS = { woven: 21, knitted: 18, lace: 35, printed: 24, decorated: 32 } as const;
/** Of ten fabrics so many wait in the warehouse; the last one is out of stock until its next season. */
const READY_OF_TEN = 7;
const LAST_OF_TEN = 9;
const OUT_LEAD_DAYS = 75;
/** A lot of stock is worth about this much: cheap cloth lies there in more metres. */
const LOT_CENTS = 900_000;
/** A fabric has one to so many lots, in pieces of so many metres and never less than so many pieces. */
const MAX_LOTS = 6;
const PIECE_METRES = 50;
const MIN_PIECES = 3;
/** Least order in metres by the price of one: dear cloth is sold by the piece, prints by the screen. */
const MOQ = { dear: 60, middle: 120, printed: 300, plain: 200 } as const;
const DEAR_CENTS = 1_500;
const MIDDLE_CENTS = 800;
/** Lead times differ by up to this many days. */
const LEAD_SPREAD = 5;

type Terms = Pick<FabricSeed, "stockMetres" | "moq" | "leadDays"> & { readonly cents: number };

function madeOf(record: FabricRecord): keyof typeof LEAD_DAYS {
  const cloth = groundOf(record);
  if (record.kind === "printed") return "printed";
  return cloth.kind !== "lace" && cloth.decoration ? "decorated" : cloth.kind;
}

function leastMetres(cents: number, made: keyof typeof LEAD_DAYS): number {
  if (cents > DEAR_CENTS) return MOQ.dear;
  if (cents > MIDDLE_CENTS) return MOQ.middle;
  return made === "printed" ? MOQ.printed : MOQ.plain;
}

/** What the mill asks for and has of a cloth; the same code always has the same terms. */
export function termsOf(code: string, record: FabricRecord, widthCm: number): Terms {
  const chance = seedOf(`${code} terms`);
  const cents = centsOf(record, widthCm);
  const made = madeOf(record);
  const place = chance % 10;
  const lots = 1 + ((chance >>> 8) % MAX_LOTS);
  const pieces = Math.max(MIN_PIECES, Math.round((lots * LOT_CENTS) / cents / PIECE_METRES));
  return {
    cents,
    stockMetres: place < READY_OF_TEN ? PIECE_METRES * pieces : 0,
    moq: metres(leastMetres(cents, made)),
    leadDays: place === LAST_OF_TEN ? OUT_LEAD_DAYS : LEAD_DAYS[made] + ((chance >>> 16) % LEAD_SPREAD),
  };
}
