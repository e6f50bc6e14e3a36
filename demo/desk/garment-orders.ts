import type { Packing } from "@selvedge/contract";
import type { DemoBuyer } from "./people.ts";

/** A garment order of the demo; days count from the request. What is left out has not happened yet. */
export type GarmentOrderSeed = {
  readonly buyer: DemoBuyer;
  /** Days before the portal was set up. */
  readonly placed: number;
  /** Which style of the library, by name. */
  readonly style: number;
  readonly poNumber: string;
  readonly wanted: number;
  readonly message?: string;
  /** Pieces of the sizes from the smallest on, by colour; a style with fewer sizes has no more. */
  readonly matrix: Readonly<Record<string, readonly number[]>>;
  readonly packing: Packing;
  /** What the mill asks for a piece, in minor units, and the day it promises. */
  readonly confirmed?: { readonly on: number; readonly amount: number; readonly currency: string; readonly until: number };
  /** Days the mill falls behind its plan from sewing on. */
  readonly behind?: number;
  /** Goes in two parts: so much of every hundred pieces first. */
  readonly firstPart?: number;
  /** The day the customer has it in hand. */
  readonly received?: number;
  readonly cancelled?: { readonly on: number; readonly note: string };
};

const solid = (piecesPerCarton: number): Packing => ({
  piecesPerCarton,
  assortment: "solid",
  labels: ["main", "size", "care", "hangTag"],
});
const mixed = (piecesPerCarton: number): Packing => ({
  piecesPerCarton,
  assortment: "mixed",
  labels: ["main", "size", "care", "hangTag", "barcode"],
});

/** Two years of garment orders: three in hand, one on its way in two parts, one late, one that waits for its price, one called off. */
export const GARMENT_ORDERS: readonly GarmentOrderSeed[] = [
  {
    buyer: "buyer@selvedge.demo",
    placed: 611,
    style: 1,
    poNumber: "CB 4102",
    wanted: 75,
    matrix: { Navy: [30, 60, 60, 40], Camel: [20, 40, 40, 20] },
    packing: solid(20),
    confirmed: { on: 2, amount: 3_020, currency: "EUR", until: 70 },
    received: 84,
  },
  {
    buyer: "designer@selvedge.demo",
    placed: 402,
    style: 0,
    poNumber: "NS-AW-0041",
    wanted: 70,
    matrix: { Ecru: [24, 48, 48, 36, 12], Rust: [12, 36, 48, 36, 12] },
    packing: solid(24),
    confirmed: { on: 3, amount: 2_310, currency: "USD", until: 68 },
    received: 81,
  },
  {
    buyer: "designer@selvedge.demo",
    placed: 176,
    style: 0,
    poNumber: "NS-SS-0412",
    wanted: 70,
    matrix: { Ecru: [24, 48, 60, 48, 24], Ink: [24, 60, 72, 60, 36] },
    packing: solid(24),
    confirmed: { on: 2, amount: 2_380, currency: "USD", until: 68 },
    received: 82,
  },
  {
    buyer: "atelier@selvedge.demo",
    placed: 120,
    style: 3,
    poNumber: "AM 24",
    wanted: 60,
    matrix: { Indigo: [12, 18, 18, 12] },
    packing: mixed(20),
    confirmed: { on: 3, amount: 4_120, currency: "JPY", until: 64 },
    cancelled: { on: 4, note: "The shop window was given to another story." },
  },
  {
    buyer: "atelier@selvedge.demo",
    placed: 68,
    style: 3,
    poNumber: "AM 31",
    wanted: 70,
    message: "Folded once, no board.",
    matrix: { Indigo: [12, 24, 24, 18, 12], Sumi: [12, 24, 30, 24, 12] },
    packing: mixed(20),
    confirmed: { on: 2, amount: 3_980, currency: "JPY", until: 72 },
    firstPart: 55,
  },
  {
    buyer: "designer@selvedge.demo",
    placed: 38,
    style: 0,
    poNumber: "NS-AW-0093",
    wanted: 44,
    matrix: { Ecru: [36, 72, 84, 72, 36], Ink: [36, 72, 96, 84, 48], Rust: [24, 48, 48, 36, 0] },
    packing: solid(24),
    confirmed: { on: 2, amount: 2_295, currency: "USD", until: 45 },
    behind: 6,
  },
  {
    buyer: "buyer@selvedge.demo",
    placed: 24,
    style: 1,
    poNumber: "CB 5510",
    wanted: 75,
    matrix: { Navy: [40, 80, 80, 60], Camel: [20, 40, 40, 20] },
    packing: solid(20),
    confirmed: { on: 3, amount: 3_140, currency: "EUR", until: 70 },
  },
  {
    buyer: "designer@selvedge.demo",
    placed: 2,
    style: 0,
    poNumber: "NS-AW-0117",
    wanted: 80,
    message: "Hangers for the shops in London, please.",
    matrix: { Bottle: [24, 48, 60, 48, 24] },
    packing: solid(24),
  },
];
