import { z } from "zod";
import { get, post } from "./call.ts";
import type { EventStream } from "./notices.ts";
import { MAX_STANDS_OF_ROOM } from "./rooms.ts";
import { MAX_GUEST_NAME } from "./together-limits.ts";
import { Id, sharedErrors, sharedFields } from "./types.ts";

/** Farthest from the middle of a room, mm. */
const FARTHEST_MM = 1_000_000;
const mm = z.number().min(-FARTHEST_MM).max(FARTHEST_MM);
const radians = z.number().min(-1_000).max(1_000);
/** No record has it: it lasts as long as a stream. */
const WalkerId = z
  .string()
  .length(32)
  .regex(/^[0-9a-f]+$/);

/** Where somebody is in a room, and what they do there. */
export const Whereabouts = z.object({
  place: z.tuple([mm, mm, mm]).nullable().describe("where the eye is; null for somebody whose browser cannot draw the room"),
  yaw: radians.describe("0 looks along −z and grows to the left"),
  pitch: radians.describe("grows upwards"),
  stand: z
    .int()
    .min(-1)
    .max(MAX_STANDS_OF_ROOM - 1)
    .describe("the stand by its index in the room; −1 anywhere else"),
  inHand: Id.nullable().describe("the fabric whose hanger is in hand"),
  pointsAt: Id.nullable().describe("the fabric whose hanger the pointer is on"),
  leads: z.boolean().describe("others may follow"),
  follows: WalkerId.nullable(),
});
export type Whereabouts = z.infer<typeof Whereabouts>;

/** Of whom nothing is known yet. */
export const NOWHERE: Whereabouts = {
  place: null,
  yaw: 0,
  pitch: 0,
  stand: -1,
  inHand: null,
  pointsAt: null,
  leads: false,
  follows: null,
};

/** Somebody who walks together with others, as these see them: never with an address. */
export const RoomWalker = Whereabouts.extend({
  walkerId: WalkerId,
  name: z.string().describe("of a session the person’s; of a link what its holder gave, which may be empty"),
  side: z.enum(["mill", "customer", "guest"]),
});
export type RoomWalker = z.infer<typeof RoomWalker>;

/** What somebody who walks together hears: who they are, the key they speak with and who is here already; who comes later, and whenever anything of theirs changes; who has gone; that there is no place for them; that they may not be here any more. A `beat` comes every few seconds and asks whether somebody is still here. */
export const TogetherEvent = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("hello"),
    data: z.object({ walkerId: WalkerId, key: z.string(), name: z.string(), others: z.array(RoomWalker) }),
  }),
  z.object({ event: z.literal("here"), data: RoomWalker }),
  z.object({ event: z.literal("gone"), data: z.object({ walkerId: WalkerId }) }),
  z.object({ event: z.literal("full"), data: z.object({}) }),
  z.object({ event: z.literal("ended"), data: z.object({}) }),
  z.object({ event: z.literal("beat"), data: z.object({}) }),
]);
export type TogetherEvent = z.infer<typeof TogetherEvent>;

/** Walks through a showroom together with others, as long as the stream is open. The mill's people meet everybody; a company's people each other and who holds a link of theirs; who holds a link others with the same one. Nothing of it is kept. A page comes again by itself after a lost connection, so it does not keep a session open; a link on another page cannot make anybody walk there. Server-sent events: `hello`, `here`, `gone`, `full`, `ended`, `beat`. */
export const walkTogether = get("/chanel/walkTogether", {
  summary: "Walk through a room together",
  access: "shared",
  answer: "stream",
  slides: false,
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z.object({
    chanelId: Id,
    name: z.string().trim().max(MAX_GUEST_NAME).default("").describe("of who holds a link; a session has its own"),
    ...sharedFields,
  }),
  data: z.custom<EventStream>(),
  errors: [...sharedErrors, "privateShowroom"],
});

/** Says where one is to those one walks together with. `key` is that of `hello`. A page says it by itself too, so it does not keep a session open. */
export const moveTogether = post("/chanel/moveTogether", {
  summary: "Say where I am in the room",
  access: "shared",
  slides: false,
  body: z.object({
    chanelId: Id,
    key: z.string().regex(/^[\w-]{22}$/),
    order: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .describe("grows with each call: what is older than what was heard is dropped, at whichever process it comes in"),
    ...Whereabouts.shape,
    ...sharedFields,
  }),
  data: z.object({
    isTaken: z
      .boolean()
      .describe("false for what came too soon after the last or is older, and for a key of which this process has not heard"),
  }),
  errors: [...sharedErrors, "privateShowroom"],
});
