/** How an order of the demo goes. Days are counted back from the day the mill is set up. */
export type OrderStory = {
  /** The person who orders. */
  readonly who: "designer@selvedge.demo" | "head@selvedge.demo" | "buyer@selvedge.demo" | "atelier@selvedge.demo";
  readonly placedDaysAgo: number;
  readonly lines: readonly { readonly fabric: number; readonly quantity: number; readonly supply: "stock" | "make" }[];
  /** Days the mill falls behind its plan on the way. */
  readonly behind: number;
  /** What does not simply go on: a step stopped, the order held or cancelled, promised and not begun, or nothing said of it yet. */
  readonly turn?: "unanswered" | "cancelled" | "held" | "blocked" | "notBegun";
};

const make = (fabric: number, quantity: number) => ({ fabric, quantity, supply: "make" }) as const;
const keep = (fabric: number, quantity: number) => ({ fabric, quantity, supply: "stock" }) as const;

/** Two years of orders of three companies, some in every month: every state, steps left out, partial shipments, some late. `fabric` counts through the catalogue. */
export const ORDER_STORIES: readonly OrderStory[] = [
  { who: "head@selvedge.demo", placedDaysAgo: 729, lines: [make(12, 700)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 702, lines: [make(3, 900)], behind: 0 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 688, lines: [make(18, 400)], behind: 0 },
  { who: "head@selvedge.demo", placedDaysAgo: 655, lines: [make(41, 1500)], behind: 4 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 631, lines: [make(35, 1100)], behind: 3 },
  { who: "head@selvedge.demo", placedDaysAgo: 604, lines: [make(64, 900)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 573, lines: [make(70, 650)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 540, lines: [make(77, 2400)], behind: 0 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 512, lines: [make(52, 350), make(53, 350)], behind: 7 },
  { who: "designer@selvedge.demo", placedDaysAgo: 471, lines: [make(112, 600)], behind: 2 },
  { who: "head@selvedge.demo", placedDaysAgo: 446, lines: [make(105, 1800)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 418, lines: [make(99, 500)], behind: 0 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 397, lines: [make(128, 450)], behind: 2 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 368, lines: [make(150, 1200), make(151, 800)], behind: 0 },
  { who: "head@selvedge.demo", placedDaysAgo: 337, lines: [make(160, 900)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 322, lines: [make(166, 1500)], behind: 0 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 301, lines: [make(121, 1500)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 266, lines: [make(188, 3000)], behind: 6 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 239, lines: [make(193, 380)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 221, lines: [make(207, 2000)], behind: 3 },
  { who: "head@selvedge.demo", placedDaysAgo: 190, lines: [make(226, 1000)], behind: 0 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 163, lines: [make(140, 500)], behind: 5 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 148, lines: [make(264, 700)], behind: 0, turn: "cancelled" },
  { who: "head@selvedge.demo", placedDaysAgo: 121, lines: [make(280, 750)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 109, lines: [make(291, 1300)], behind: 0 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 96, lines: [make(199, 600)], behind: 0, turn: "cancelled" },
  { who: "buyer@selvedge.demo", placedDaysAgo: 74, lines: [make(302, 4200)], behind: 0 },
  { who: "designer@selvedge.demo", placedDaysAgo: 60, lines: [make(340, 900)], behind: 3 },
  { who: "head@selvedge.demo", placedDaysAgo: 47, lines: [make(322, 1000)], behind: 0 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 27, lines: [make(31, 1800)], behind: 6 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 22, lines: [make(210, 300), keep(7, 40)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 19, lines: [make(8, 3000), make(9, 1500), keep(20, 60)], behind: 3 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 14, lines: [make(60, 3000)], behind: 0 },
  { who: "head@selvedge.demo", placedDaysAgo: 11, lines: [make(95, 2000)], behind: 0, turn: "blocked" },
  { who: "buyer@selvedge.demo", placedDaysAgo: 9, lines: [make(130, 900)], behind: 0 },
  { who: "buyer@selvedge.demo", placedDaysAgo: 8, lines: [make(170, 1200)], behind: 0, turn: "held" },
  { who: "buyer@selvedge.demo", placedDaysAgo: 6, lines: [keep(20, 40)], behind: 0 },
  { who: "designer@selvedge.demo", placedDaysAgo: 4, lines: [make(205, 1100)], behind: 0 },
  { who: "atelier@selvedge.demo", placedDaysAgo: 2, lines: [make(250, 800)], behind: 0, turn: "notBegun" },
  { who: "buyer@selvedge.demo", placedDaysAgo: 1, lines: [make(240, 2600), make(241, 1000)], behind: 0, turn: "unanswered" },
];
