import type { z } from "zod";
import { type ErrorKey, SUCCESS } from "./errors.ts";

/** public: anybody · customer: a session · shared: a session or a valid share token · publicOrShared: anybody, who is shown more with either · staff: a session with a staff role. */
export type Access = "public" | "customer" | "shared" | "publicOrShared" | "staff";

/** How the answer travels: the usual envelope, bytes with their own type, server-sent events that go on, or a browser sent elsewhere. */
export type Answer = "envelope" | "bytes" | "stream" | "redirect";

/** How often one caller may ask; `by` says who counts as one caller. */
export type Rate = { max: number; windowMs: number; by: "session" | "address" };

/** An optional file may be left out, and the body is then JSON as of any call; one that is only read is never stored, so it is taken on a disk without room too. `rate` counts the files that come, where the call itself has none. */
export type FileRule = {
  readonly maxBytes: number;
  readonly optional?: boolean;
  readonly onlyRead?: boolean;
  readonly rate?: Rate;
};

export type Call<Body = unknown, Data = unknown> = {
  readonly method: "GET" | "POST";
  /** Path below the prefix, with a leading slash. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Query of a GET, body of a POST. */
  readonly body: z.ZodType<Body>;
  readonly data: z.ZodType<Data>;
  readonly errors: readonly ErrorKey[];
  readonly success: number;
  /** Set when the body is multipart/form-data with one file in the field `file`. */
  readonly file: FileRule | null;
  /** Bytes of a body besides its file, where they may be more than usual. */
  readonly bodyBytes: number | null;
  readonly answer: Answer;
  readonly rate: Rate | null;
  /** Seconds the caller may keep the answer; null for never. */
  readonly maxAgeSeconds: number | null;
  /** Whether it counts as something that a person does, and keeps their session from ending idle. */
  readonly slides: boolean;
  /** Also served without the prefix, as the specification writes it. */
  readonly rootPath: boolean;
};

type Definition<Body extends z.ZodType, Data extends z.ZodType, Who extends Access> = {
  summary: string;
  access: Who;
  body: Body;
  data: Data;
  errors?: readonly ErrorKey[];
  success?: number;
  file?: FileRule;
  bodyBytes?: number;
  answer?: Answer;
  rate?: Rate;
  maxAgeSeconds?: number;
  slides?: boolean;
  rootPath?: boolean;
};

export type BodyOf<C> = C extends { body: infer Body extends z.ZodType } ? z.output<Body> : never;
export type DataOf<C> = C extends { data: infer Data extends z.ZodType } ? z.output<Data> : never;
/** What a caller may send: fields with a default may be left out. */
export type InputOf<C> = C extends { body: infer Body extends z.ZodType } ? z.input<Body> : never;

/** The path every call lies under. */
export const PREFIX = "/picSearch/wes";

function define<Body extends z.ZodType, Data extends z.ZodType, Who extends Access>(
  method: "GET" | "POST",
  path: string,
  definition: Definition<Body, Data, Who>,
) {
  return {
    method,
    path,
    summary: definition.summary,
    access: definition.access,
    body: definition.body,
    data: definition.data,
    errors: definition.errors ?? [],
    success: definition.success ?? SUCCESS,
    file: definition.file ?? null,
    bodyBytes: definition.bodyBytes ?? null,
    answer: definition.answer ?? "envelope",
    rate: definition.rate ?? null,
    maxAgeSeconds: definition.maxAgeSeconds ?? null,
    slides: definition.slides ?? true,
    rootPath: definition.rootPath ?? false,
  } as const;
}

export const get = <Body extends z.ZodType, Data extends z.ZodType, const Who extends Access>(
  path: string,
  definition: Definition<Body, Data, Who>,
) => define("GET", path, definition);
export const post = <Body extends z.ZodType, Data extends z.ZodType, const Who extends Access>(
  path: string,
  definition: Definition<Body, Data, Who>,
) => define("POST", path, definition);
