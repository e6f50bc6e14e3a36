import type { DemoBuyer } from "./people.ts";

/** What was written about one record of the demo data. */
export type MessageSeed = {
  readonly buyer: DemoBuyer;
  readonly kind: "order" | "lapDip" | "sample";
  /** Which of the buyer's records of this kind: from the first one, or below zero from the newest. */
  readonly place: number;
  /** Days after the record was made. */
  readonly said: readonly { readonly by: "customer" | "mill"; readonly day: number; readonly text: string }[];
};

/** Two years of questions and answers; the newest ones wait, one of them too long. */
export const MESSAGES: readonly MessageSeed[] = [
  {
    buyer: "buyer@selvedge.demo",
    kind: "order",
    place: 0,
    said: [
      { by: "customer", day: 6, text: "Can the first 300 m leave a week earlier? The cutter has a gap." },
      { by: "mill", day: 7, text: "The warp is on the beam; 300 m can leave five days earlier, not seven." },
      { by: "customer", day: 7, text: "Five are good, thank you." },
      { by: "mill", day: 8, text: "The notice is changed: 300 m leave five days earlier." },
    ],
  },
  {
    buyer: "designer@selvedge.demo",
    kind: "lapDip",
    place: 0,
    said: [
      { by: "customer", day: 12, text: "Is A on the same ground as the hanger, or on the new lot?" },
      { by: "mill", day: 13, text: "On the new lot; bulk is dyed on the same one." },
    ],
  },
  {
    buyer: "atelier@selvedge.demo",
    kind: "order",
    place: 0,
    said: [
      { by: "customer", day: 3, text: "Please roll face inside, and mark the joins." },
      { by: "mill", day: 4, text: "Noted on the notice: face inside, joins with a red thread at the selvedge." },
    ],
  },
  {
    buyer: "atelier@selvedge.demo",
    kind: "order",
    place: 1,
    said: [
      { by: "mill", day: 24, text: "Finishing is behind: the stenter stood still for two days. We keep you told." },
      { by: "customer", day: 25, text: "Please ship what is ready by air; the rest may come later." },
      { by: "mill", day: 25, text: "The second line is whole and leaves tomorrow." },
    ],
  },
  {
    buyer: "atelier@selvedge.demo",
    kind: "sample",
    place: 1,
    said: [
      { by: "customer", day: 5, text: "The armhole should sit 20 mm higher than on your block." },
      { by: "mill", day: 6, text: "We sew the first one on the block and mark the change; the second follows it." },
    ],
  },
  {
    buyer: "designer@selvedge.demo",
    kind: "order",
    place: 1,
    said: [
      { by: "customer", day: 8, text: "Which width do you cut the sample rolls to?" },
      { by: "mill", day: 8, text: "148 cm between the selvedges, as in the data sheet." },
    ],
  },
  {
    buyer: "buyer@selvedge.demo",
    kind: "sample",
    place: -3,
    said: [
      { by: "customer", day: 14, text: "The parcel has not come yet; may we have the number again?" },
      { by: "mill", day: 15, text: "It waits at the customs in Milano; the courier asks for your EORI number." },
      { by: "customer", day: 16, text: "Sent to them this morning." },
    ],
  },
  {
    buyer: "atelier@selvedge.demo",
    kind: "order",
    place: -3,
    said: [{ by: "customer", day: 22, text: "The dyeing was to be done last week. What is the day now?" }],
  },
  {
    buyer: "buyer@selvedge.demo",
    kind: "order",
    place: -3,
    said: [
      { by: "mill", day: 4, text: "We hold the order until the lap-dip is approved; the looms are kept for it." },
      { by: "customer", day: 6, text: "The lap-dip is judged on Thursday." },
    ],
  },
];
