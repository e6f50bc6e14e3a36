import { z } from "zod";
import { FabricRef } from "../document/schema.ts";
import { letStay } from "./board-of.ts";
import { command } from "./command.ts";

/** One switch per fabric: moving a piece slides it over the cloth, which stays, or takes the print along. By itself it moves nothing. */
export const holdCloth = command(
  "holdCloth",
  { fabric: FabricRef, stays: z.boolean() },
  {
    label: ({ stays }) => [stays ? "The cloth stays when its pieces are moved" : "The print travels with its pieces", {}],
    check: () => null,
    apply: (draft, { fabric, stays }) => letStay(draft, fabric, stays),
  },
);
