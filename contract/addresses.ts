import { z } from "zod";
import { post } from "./call.ts";
import { Id } from "./types.ts";

const text = (max: number) => z.string().trim().max(max);
const needed = (max: number) => text(max).min(1);
const AddressFields = z.object({
  userName: needed(80),
  tel: needed(40),
  company: text(120).default(""),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe("ISO 3166-1 alpha-2"),
  province: text(80).default(""),
  city: needed(80),
  streetName: needed(200),
  zip: text(20).default(""),
  isDefault: z.boolean().default(false),
});

export const MAX_ADDRESSES = 50;
export const Address = AddressFields.extend({ addressId: Id, userId: Id });
export type Address = z.infer<typeof Address>;

/** A person's own addresses, the default one first. */
export const addressList = post("/front/member/addressList", {
  summary: "Addresses",
  access: "customer",
  rootPath: true,
  body: z.object({}),
  data: z.array(Address),
});

/** The first address becomes the default. */
export const addAddress = post("/front/member/addAddress", {
  summary: "Add an address",
  access: "customer",
  rootPath: true,
  body: AddressFields,
  data: Address,
});

/** Making one the default takes it from the other. */
export const updateAddress = post("/front/member/updateAddress", {
  summary: "Change an address",
  access: "customer",
  rootPath: true,
  body: AddressFields.extend({ addressId: Id }),
  data: Address,
});

/** Orders keep the copy they were placed with. The oldest that is left becomes the default in its place. */
export const delAddress = post("/front/member/delAddress", {
  summary: "Remove an address",
  access: "customer",
  rootPath: true,
  body: z.object({ addressId: Id }),
  data: z.object({ deleted: z.literal(1), newDefaultId: Id.nullable() }),
});
