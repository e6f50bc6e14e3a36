/** How a quotation of the demo goes. Days are counted back from the day the mill is set up; prices are parts of the first price named for a line. */
export type QuotationSeed = {
  readonly buyer: "designer@selvedge.demo" | "buyer@selvedge.demo";
  readonly asked: number;
  readonly lines: readonly {
    /** Counts through the catalogue. */
    readonly fabric: number;
    readonly quantity: number;
    /** Minor units for one unit of quantity; without it the customer names no price. */
    readonly target?: number;
  }[];
  readonly note: string;
  /** The mill's answers, each with how long it holds and how much of its first price it asks. */
  readonly quotes: readonly { readonly day: number; readonly holds: number; readonly part: number; readonly answer: string }[];
  /** The customer's prices between the answers. */
  readonly counter?: { readonly day: number; readonly part: number; readonly note: string };
  readonly ends?:
    | { readonly as: "accepted"; readonly day: number; readonly poNumber: string }
    | { readonly as: "declined"; readonly day: number; readonly by: "buyer" | "mill"; readonly reason: string };
};

/** A year of two people's quotations: every state, two rounds of prices, one that ran out. */
export const QUOTATIONS: readonly QuotationSeed[] = [
  {
    buyer: "buyer@selvedge.demo",
    asked: 214,
    lines: [{ fabric: 18, quantity: 6_000, target: 410 }],
    note: "Spring programme, one colour, delivered to Genova.",
    quotes: [{ day: 212, holds: 30, part: 1, answer: "Price for one dye lot. Greige is in the house." }],
    ends: { as: "declined", day: 205, by: "buyer", reason: "The programme was dropped." },
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 121,
    lines: [
      { fabric: 52, quantity: 800 },
      { fabric: 53, quantity: 400 },
    ],
    note: "For the capsule in February.",
    quotes: [{ day: 119, holds: 21, part: 1, answer: "Both from one warp; the second colour needs 400 m at least." }],
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 63,
    lines: [{ fabric: 90, quantity: 12_000, target: 280 }],
    note: "Recycled content with a transaction certificate.",
    quotes: [],
    ends: { as: "declined", day: 60, by: "mill", reason: "The recycled yarn is sold out until March." },
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 16,
    lines: [
      { fabric: 131, quantity: 2_400, target: 455 },
      { fabric: 132, quantity: 1_200, target: 455 },
      { fabric: 133, quantity: 900, target: 470 },
    ],
    note: "Three colours of one quality. Delivery in one shipment if you can.",
    quotes: [
      { day: 14, holds: 30, part: 1.08, answer: "The third colour is dyed apart, hence its price." },
      { day: 8, holds: 24, part: 1.03, answer: "This is what we can do for all three together." },
    ],
    counter: { day: 12, part: 1.01, note: "We meet you half way if all three leave together." },
    ends: { as: "accepted", day: 1, poNumber: "PO 78214" },
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 9,
    lines: [
      { fabric: 174, quantity: 3_000, target: 520 },
      { fabric: 181, quantity: 1_500, target: 610 },
    ],
    note: "For the autumn delivery, both finished soft.",
    quotes: [{ day: 7, holds: 19, part: 1.06, answer: "With soft finish. From 5,000 m the first one would be 5.30." }],
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 6,
    lines: [{ fabric: 203, quantity: 1_800, target: 395 }],
    note: "",
    quotes: [{ day: 5, holds: 21, part: 1.12, answer: "Made to order in this width." }],
    counter: { day: 2, part: 1.05, note: "With 1,800 m a season we hope for this price." },
  },
  {
    buyer: "designer@selvedge.demo",
    asked: 4,
    lines: [{ fabric: 240, quantity: 350 }],
    note: "First season with this cloth.",
    quotes: [{ day: 3, holds: 5, part: 1, answer: "Below 500 m there is a surcharge for the short run, it is included." }],
  },
  {
    buyer: "buyer@selvedge.demo",
    asked: 1,
    lines: [
      { fabric: 266, quantity: 2_200, target: 340 },
      { fabric: 267, quantity: 2_200, target: 340 },
    ],
    note: "Both for the same style; please quote with a hand feel as the sample of last month.",
    quotes: [],
  },
];
