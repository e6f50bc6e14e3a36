import { z } from "zod";
import { post } from "./call.ts";
import { DeskEvent } from "./orders.ts";
import { Id } from "./types.ts";

/** All that happened to a lap-dip or a sample, the first thing first; orders and quotations carry theirs with them. Another company's is not found. */
export const deskHistory = post("/desk/history", {
  summary: "What happened to a lap-dip or a sample",
  access: "customer",
  body: z.object({ kind: z.enum(["lapDip", "sample"]), id: Id }),
  data: z.object({ list: z.array(DeskEvent) }),
});
