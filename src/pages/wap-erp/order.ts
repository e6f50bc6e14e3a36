import type { myOrder } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";

/** An order as the mill's pages have it. */
export type Order = Extract<Data<typeof myOrder>, { lines: unknown }>;
export type OrderLine = Order["lines"][number];
export type ProductionStep = OrderLine["steps"][number];
