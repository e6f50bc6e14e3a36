import { z } from "zod";
import { post } from "./call.ts";
import { ALL_STEP_KEYS, LAP_DIP_STATES, ORDER_STATES, QUOTATION_STATES, SAMPLE_STATES } from "./desk-states.ts";
import { OrderDocument } from "./order-papers.ts";
import { DeskEvent } from "./orders.ts";
import { Flag, Id, Keyword, Name, Note, page, pageFields } from "./types.ts";

/** What the mill's people work on. */
export const WORK_KINDS = ["order", "rfq", "lapDip", "sample"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
/** What a person of the mill may be in charge of. */
const IN_CHARGE_OF = [...WORK_KINDS, "thread"] as const;
const Person = z.object({ userId: Id, name: Name });
const Day = z.iso.date();
/** Of the state tables of all kinds. */
const WORK_STATES = [...new Set([...ORDER_STATES, ...QUOTATION_STATES, ...LAP_DIP_STATES, ...SAMPLE_STATES])];

export const WorkItem = z.object({
  kind: z.enum(WORK_KINDS),
  id: Id,
  number: z.string(),
  company: z.string(),
  title: z.string().describe("the code of its first fabric, or the name of the garment; empty for a sample of neither"),
  more: z.int().describe("fabrics besides"),
  productImg: z.string(),
  state: z.string().describe("of the record's state table"),
  step: z.enum(ALL_STEP_KEYS).nullable().describe("of the line of an order that is least far; null where nothing is being made"),
  dueDate: Day.nullable().describe("what was promised, or for a lap-dip wished; null once it is over"),
  lateDays: z.int(),
  waiting: z.boolean().describe("the next step is the mill's"),
  unread: z.int(),
  inCharge: Person.nullable().describe("of the mill; null where nobody is"),
  changedAt: z.iso.datetime(),
});
export type WorkItem = z.infer<typeof WorkItem>;

export const WARNING_LEVELS = ["high", "medium", "low"] as const;
export type WarningLevel = (typeof WARNING_LEVELS)[number];
export const WARNING_RULES = [
  "lateStep",
  "promiseAtRisk",
  "lapDipWaiting",
  "sampleNotReceived",
  "unanswered",
  "stockBelow",
] as const;
export type WarningRule = (typeof WARNING_RULES)[number];

/** Counts of every kind of work and level of warning, and what is due first; with `mine` only of what the caller is in charge of or was handed. */
export const erpDashboard = post("/erp/dashboard", {
  summary: "What is to be done at the mill",
  access: "staff",
  body: z.object({ mine: Flag.optional() }),
  data: z.object({
    work: z.array(z.object({ kind: z.enum(WORK_KINDS), open: z.int(), waiting: z.int(), late: z.int() })),
    warnings: z.record(z.enum(WARNING_LEVELS), z.int()),
    today: z.array(WorkItem),
  }),
});

/**
 * Work of one kind that is under way, what is due first at the top. `keyword` is looked for in numbers, companies and fabric codes; `dueFrom`
 * and `dueTo` are days, both included, and leave out what has no day; `mine` is what the caller is in charge of. `step` is one at which a line of
 * an order stands; lines of one order may stand at several. `states`, `steps` and `companies` are what all work of the kind can be chosen
 * by, and what was chosen.
 */
export const erpManageList = post("/erp/manageList", {
  summary: "Work of one kind",
  access: "staff",
  body: z.object({
    kind: z.enum(WORK_KINDS),
    mine: Flag.optional(),
    waiting: Flag.optional(),
    late: Flag.optional(),
    state: z.enum(WORK_STATES).optional(),
    step: z.enum(ALL_STEP_KEYS).optional(),
    companyId: Id.optional(),
    dueFrom: Day.optional(),
    dueTo: Day.optional(),
    keyword: Keyword.optional(),
    ...pageFields,
  }),
  data: page(WorkItem).extend({
    states: z.array(z.object({ state: z.enum(WORK_STATES), count: z.int() })),
    steps: z.array(z.object({ step: z.enum(ALL_STEP_KEYS), count: z.int() })),
    companies: z.array(z.object({ companyId: Id, name: Name, count: z.int() })),
  }),
});

/** The records whose number is the given one, or ends so: orders, quotations, lap-dips and samples, under way or not, the last changed first. */
export const erpFind = post("/erp/find", {
  summary: "Find work by its number",
  access: "staff",
  body: z.object({ number: z.string().trim().min(1).max(40) }),
  data: z.object({ list: z.array(WorkItem) }),
});

/** One piece of work, under way or not, with what was said when it was asked for and all that happened to it. */
export const erpView = post("/erp/view", {
  summary: "One piece of work",
  access: "staff",
  body: z.object({ kind: z.enum(WORK_KINDS), id: Id }),
  data: z.object({ item: WorkItem, note: z.string(), history: z.array(DeskEvent) }),
});

/** What is in the warehouse of the fabrics of an order, by its lines; garments are left out. */
export const erpOrderStock = post("/erp/orderStock", {
  summary: "Stock of an order's fabrics",
  access: "staff",
  body: z.object({ orderId: Id }),
  data: z.object({
    lines: z.array(
      z.object({
        lineId: Id,
        neededMetres: z.number().nullable().describe("still to be sent; null for what is not sold by length"),
        freeMetres: z
          .number()
          .nullable()
          .describe("counted in the warehouse less what other lines hold; null where nothing is counted"),
        isShort: z.boolean().describe("it is to come from the warehouse, and less is free for it than is still to be sent"),
      }),
    ),
  }),
});

/** Who of the mill is in charge of a record, who might be, and whom of the customer to call about it. */
export const erpPeople = post("/erp/people", {
  summary: "People of a piece of work",
  access: "staff",
  body: z.object({ kind: z.enum(IN_CHARGE_OF), id: Id }),
  data: z.object({
    inCharge: Person.nullable(),
    colleagues: z.array(Person),
    contact: z
      .object({ name: Name, mail: z.string(), tel: z.string().describe("empty where none is known") })
      .nullable()
      .describe(
        "who asked for the record, or who of the customer wrote last in the thread or opened it; null where that was the mill",
      ),
  }),
});

/**
 * Puts a person of the mill in charge of a record, or with null nobody; of a thread about a record, in charge of the record. `seen` is who
 * was in charge when the caller decided: where somebody else is by now, 40900 with who.
 */
export const putInCharge = post("/erp/putInCharge", {
  summary: "Put somebody in charge of a piece of work",
  access: "staff",
  body: z.object({ kind: z.enum(IN_CHARGE_OF), id: Id, userId: Id.nullable(), seen: Id.nullable() }),
  data: z.object({ inCharge: Person.nullable() }),
});

const Acknowledgement = z.object({
  by: Name,
  note: z.string(),
  at: z.iso.datetime(),
  snoozedUntil: Day.nullable(),
  handedTo: Person.nullable(),
});
export const Warning = z.object({
  warningId: z.string(),
  rule: z.enum(WARNING_RULES),
  level: z.enum(WARNING_LEVELS),
  text: z.string().describe("in the caller's language"),
  kind: z.enum([...WORK_KINDS, "thread"]),
  id: Id,
  number: z.string(),
  company: z.string(),
  since: Day,
  acknowledged: Acknowledgement.nullable(),
});
export type Warning = z.infer<typeof Warning>;

/**
 * Computed from the records as they are: a warning goes when its cause does. One that is snoozed is left out until its day unless
 * `snoozed` is asked for; one that is acknowledged stays, after the others of its level. `mine` are those handed to the caller, and those handed to nobody of a record that the caller is in charge of.
 */
export const erpWarnings = post("/erp/warnings", {
  summary: "Warnings",
  access: "staff",
  body: z.object({
    level: z.enum(WARNING_LEVELS).optional(),
    mine: Flag.optional(),
    snoozed: Flag.optional(),
    ...pageFields,
  }),
  data: page(Warning).extend({
    counts: z.record(z.enum(WARNING_LEVELS), z.int()),
    colleagues: z.array(Person),
  }),
});

/** Says that somebody has seen to a warning; a later word replaces an earlier one, unless that is not the one the caller saw (40900 with the warning). Whom it is newly handed to gets a notice. */
export const ackWarning = post("/erp/ackWarning", {
  summary: "Acknowledge, snooze or hand on a warning",
  access: "staff",
  body: z.object({
    warningId: z.string().regex(/^[a-zA-Z]{1,30}:[0-9a-f]{32}$/),
    note: Note.default(""),
    snoozeUntil: Day.optional(),
    handTo: Id.optional(),
    seen: z.iso
      .datetime()
      .nullable()
      .optional()
      .describe("when the word that the caller saw was given, null where there was none; left out, any word is replaced"),
  }),
  data: Warning,
});

export const MAX_ORDER_DOCUMENT_BYTES = 15_000_000;

/** A PDF, a spreadsheet or a photograph for the customer to fetch. The same file added to an order again is the document that is there; a full order takes no other (40001). */
export const addOrderDocument = post("/erp/addDocument", {
  summary: "Add a document to an order",
  access: "staff",
  file: { maxBytes: MAX_ORDER_DOCUMENT_BYTES },
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z.object({ orderId: Id, kind: OrderDocument.shape.kind }),
  data: OrderDocument,
  errors: ["tooLarge", "fileType", "imageUnreadable"],
});
