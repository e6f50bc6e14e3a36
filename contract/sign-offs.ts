import { z } from "zod";
import { post } from "./call.ts";
import { Id, Name, Note, sharedErrors, sharedFields } from "./types.ts";

/** `changes`: the signer wants the design otherwise. */
export const SIGN_OFF_DECISIONS = ["approved", "changes"] as const;

/** SHA-256 of a canonical document, hexadecimal. */
export const DocumentHash = z.string().regex(/^[0-9a-f]{64}$/);

export const SignOff = z.object({
  signOffId: Id,
  revision: z.int32(),
  documentHash: DocumentHash,
  decision: z.enum(SIGN_OFF_DECISIONS),
  /** Who signed. */
  name: z.string(),
  isVisitor: z.boolean().describe("signed under a name of their own choice"),
  note: z.string(),
  signedAt: z.iso.datetime(),
});
export type SignOff = z.infer<typeof SignOff>;

const SignOffs = z.object({
  /** Of the revision the caller sees: through a link the frozen one, else the newest. */
  revision: z.int32(),
  documentHash: DocumentHash,
  canSign: z.boolean(),
  /** The latest first: through a link those of its revision, else all of the design. */
  list: z.array(SignOff),
});
export type SignOffs = z.infer<typeof SignOffs>;

/** Approves the revision behind a link, or asks for changes to it. The hash says which document was seen: another one answers 40900 with the sign-offs there are. What was signed stays; saying the same again answers the same. */
export const signDesign = post("/design-proposal/sign", {
  summary: "Approve a design, or ask for changes",
  access: "shared",
  rate: { max: 20, windowMs: 60_000, by: "address" },
  body: z.object({
    proposalId: Id,
    documentHash: DocumentHash,
    decision: z.enum(SIGN_OFF_DECISIONS),
    name: Name.optional(),
    note: Note.default(""),
    ...sharedFields,
  }),
  data: SignOffs,
  errors: ["stale", ...sharedErrors],
});

export const getSignOffs = post("/design-proposal/getSignOffs", {
  summary: "Who approved a design",
  access: "shared",
  body: z.object({ proposalId: Id, ...sharedFields }),
  data: SignOffs,
  errors: [...sharedErrors],
});
