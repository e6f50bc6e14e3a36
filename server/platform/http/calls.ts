import { createHash } from "node:crypto";
import type { BytesFile, Call, EventStream, Lang, Rate, RedirectTo } from "@selvedge/contract";
import { PREFIX } from "@selvedge/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Once } from "../db/once.ts";
import type { Db } from "../db/open.ts";
import { answeringTo, type Viewer } from "../files/serving/grants.ts";
import type { ShareGrant } from "../people/who.ts";
import { refuse } from "../refuse.ts";
import { type EventFacts, type SecurityEvent, writeEvent } from "../security/events.ts";
import type { Session } from "../security/sessions.ts";
import { sendData } from "./answer/envelope.ts";
import { sendStream } from "./answer/stream.ts";
import { readBody, readUpload } from "./body/body.ts";
import { oddEntry } from "./body/entries.ts";
import { fieldErrors } from "./body/validation.ts";
import {
  callerOrLink,
  type GrantOf,
  refuseForeignClaim,
  requireSession,
  takesLink,
  type Visitor,
  visitorOf,
} from "./caller/access.ts";
import { cookiesOf, mailOrigin, ownOrigin, SESSION_COOKIE } from "./caller/caller.ts";
import { refuseCrossSite } from "./caller/cross-site.ts";
import { refuseUnknownProxy } from "./caller/forwarded.ts";
import { neighbourhoodOf } from "./caller/neighbourhood.ts";
import { countRate } from "./caller/rate.ts";
import { isDatabaseAlive } from "./health.ts";
import { chooseLanguage, type Dictionary } from "./language/language.ts";
import type { Context, Registered, Services, UploadedFile } from "./registry.ts";
import { withinTime } from "./within-time.ts";

export type Limits = {
  /** A call that takes longer is answered with `tookTooLong`. */
  readonly timeoutMs: number;
  /**
   * Time limit for finding out who calls and whether they may; when the database does not answer in time, the reply is `unavailable`.
   * A call that takes longer than this in all checks whether the database still answers.
   */
  readonly admittedWithinMs: number;
  /** Whether callers are counted at all. */
  readonly rates: boolean;
};

/** What the calls are served with: the services their handlers get, and what the portal checks before and after. */
export type CallEnvironment = {
  /** What they hand to their handlers. */
  readonly services: Services;
  readonly grantOf: GrantOf;
  readonly limits: Limits;
  readonly publicUrl: string | null;
  /** Seals the addresses of uploads. */
  readonly uploadsKey: string;
  /** Whether TRUST_PROXY is set: the proxies whose forwarded headers are believed. */
  readonly isProxySet: boolean;
  readonly dictionaries: Readonly<Record<Lang, Dictionary>>;
  /** Tests hold every answer against its definition. */
  readonly checkAnswers: boolean;
};

const keyOf = (call: Call) => `${call.method} ${call.path}`;

/** Pairs every call with its one handler; a call without a handler, or a handler without a call, stops the start with an error. */
export function pairCalls(calls: readonly Call[], handlers: readonly Registered[]): Registered[] {
  const byKey = new Map<string, Registered>();
  for (const registered of handlers) {
    const key = keyOf(registered.call);
    if (byKey.has(key)) throw new Error(`${key} has two handlers.`);
    byKey.set(key, registered);
  }
  const known = new Set(calls.map(keyOf));
  if (known.size !== calls.length) throw new Error("Two calls of the contract have one path.");
  const unknown = [...byKey.keys()].filter((key) => !known.has(key));
  const unanswered = [...known].filter((key) => !byKey.has(key));
  if (unknown.length > 0) throw new Error(`Handlers without a call: ${unknown.join(", ")}.`);
  if (unanswered.length > 0) throw new Error(`Calls without a handler: ${unanswered.join(", ")}.`);
  return calls.map((call) => byKey.get(keyOf(call))!);
}

/** Serves every pair under the prefix, and at its root path where the definition says so. */
export function serveCalls(app: FastifyInstance, pairs: readonly Registered[], environment: CallEnvironment): void {
  for (const registered of pairs) {
    const { method, path, rootPath } = registered.call;
    for (const url of rootPath ? [PREFIX + path, path] : [PREFIX + path])
      app.route({
        method,
        url,
        bodyLimit: bodyLimitOf(registered.call),
        onRequest: (request, reply) => admit(registered.call, request, reply, environment),
        handler: (request, reply) => answer(registered, request, reply, environment),
      });
  }
}

/** Largest body in bytes: of an anonymous caller, and of somebody who is signed in. */
export const ANYBODYS_BYTES = 256_000;
const CUSTOMERS_BYTES = 1_000_000;

const bodyLimitOf = ({ access, bodyBytes }: Call): number =>
  bodyBytes ?? (access === "public" || takesLink(access) ? ANYBODYS_BYTES : CUSTOMERS_BYTES);

const admitted = new WeakMap<FastifyRequest, Visitor>();
/** How long a request has waited for the database to say who asks. */
const waitedMs = new WeakMap<FastifyRequest, number>();

/** Reads who calls, within the time that is left for it. */
async function knownInTime<T>(request: FastifyRequest, look: () => Promise<T>, { admittedWithinMs }: Limits): Promise<T> {
  const before = waitedMs.get(request) ?? 0;
  const began = performance.now();
  try {
    return await withinTime(look(), admittedWithinMs - before, "unavailable");
  } finally {
    waitedMs.set(request, before + performance.now() - began);
  }
}

/** Whose session a request came with, for the log. */
export function whoAsks(request: FastifyRequest): EventFacts {
  const session = admitted.get(request)?.session;
  return session ? { userId: session.userId, sessionId: session.sessionId } : {};
}

/** Who asks, and whether they may at all: before anything of a body is read. */
async function admit(call: Call, request: FastifyRequest, reply: FastifyReply, environment: CallEnvironment): Promise<void> {
  const { limits, publicUrl } = environment;
  const { db, clock } = environment.services;
  refuseUnknownProxy(request, environment.isProxySet);
  refuseCrossSite(call, request, publicUrl);
  const look = async () => {
    const visitor = await visitorOf(db, call, cookiesOf(request, reply, publicUrl).get(SESSION_COOKIE), clock.now());
    admitted.set(request, visitor);
    requireSession(call, visitor);
    if (call.rate && limits.rates)
      await countRate(db, `${call.path} ${counted(call.rate, request, visitor)}`, call.rate, clock.now());
  };
  await knownInTime(request, look, limits);
}

/** Who counts as one caller. */
const counted = ({ by }: Rate, request: FastifyRequest, { session }: Visitor): string =>
  (by === "session" && session?.userId) || neighbourhoodOf(request.ip);

async function answer(
  { call, handle }: Registered,
  request: FastifyRequest,
  reply: FastifyReply,
  environment: CallEnvironment,
): Promise<FastifyReply> {
  const { limits, publicUrl } = environment;
  const { db, clock } = environment.services;
  const cookies = cookiesOf(request, reply, publicUrl);
  const visitor = admitted.get(request)!;
  if (call.file && !call.file.optional && !call.file.onlyRead && (await environment.services.room.isShort()))
    throw refuse("diskFull");
  const { fields, file } = call.file
    ? await readUpload(call, call.file.maxBytes, request)
    : { fields: readBody(call, request), file: null };
  if (file && call.file?.rate && limits.rates)
    await countRate(db, `${call.path} file ${counted(call.file.rate, request, visitor)}`, call.file.rate, clock.now());
  request.lang = chooseLanguage(fields.lang ?? queryLanguage(request), request.headers["accept-language"]);
  refuseOddEntries(fields, environment.dictionaries[request.lang]);
  const who = takesLink(call.access)
    ? await knownInTime(
        request,
        () => callerOrLink(call, visitor, fields, { db, grantOf: environment.grantOf, now: clock.now() }),
        limits,
      )
    : { customer: visitor.session, share: null };
  refuseForeignClaim(call, who.customer, fields);
  const body = parse(call, fields, file, environment.dictionaries[request.lang]);
  const context = {
    ...environment.services,
    ...who,
    signedIn: visitor.session,
    body,
    lang: request.lang,
    translate: environment.dictionaries[request.lang].catalogue,
    file,
    address: request.ip,
    origin: ownOrigin(request, publicUrl),
    mailOrigin: () => {
      if (!environment.services.hasOutbox) throw refuse("notConfigured", { feature: "SELVEDGE_OUTBOX" });
      return mailOrigin(request, publicUrl);
    },
    requestId: request.id,
    cookies,
    once: onceOf(request, visitor.session, body),
    header: (name: string) => [request.headers[name.toLowerCase()]].flat()[0],
    answerHeader: (name: string, value: string) => void reply.header(name, value),
    countWork: async (rate: Rate) => {
      if (limits.rates) await countRate(db, `${call.path} work ${counted(rate, request, visitor)}`, rate, clock.now());
    },
    event: (event: SecurityEvent, facts: EventFacts = {}) => writeEvent(request, event, { ...whoAsks(request), ...facts }),
    fault: (error: unknown, what: string) => request.log.error({ err: error }, what),
  };
  const work = () => handle(context as Context<Call>);
  const answering = answeringTo({ key: environment.uploadsKey, viewer: viewerOf(who) }, work);
  const waited = waitedMs.get(request)!;
  const heard = unlessSilent(answering, db, limits.admittedWithinMs - waited);
  const data = await withinTime(heard, limits.timeoutMs - waited, "tookTooLong");
  if (call.answer === "bytes") {
    if ("bytes" in (data as object)) return sendBytes(data as BytesFile, reply);
    // It takes longer than an answer may: the caller asks for the job.
    return sendData(call, data, request, reply.code(202));
  }
  if (call.answer === "stream") return sendStream(data as EventStream, request, reply);
  if (environment.checkAnswers) checkAnswer(call, data);
  if (call.answer === "redirect") return reply.header("cache-control", "no-store").redirect((data as RedirectTo).location, 302);
  return sendData(call, data, request, reply);
}

/** Whom the answer is for: a link that is sent wins over the session. */
function viewerOf({ customer, share }: { customer: Session | null; share: ShareGrant | null }): Viewer | null {
  if (share) return { shareId: share.shareId };
  return customer && { companyId: customer.companyId };
}

const MAX_KEY_CHARS = 200;

/** The request's idempotency key and a hash of its body, by which a repeated request is recognised; null without a key or a session. */
function onceOf(request: FastifyRequest, session: Session | null, body: unknown): Once | null {
  const key = [request.headers["idempotency-key"]].flat()[0]?.slice(0, MAX_KEY_CHARS);
  if (!key || !session) return null;
  return { userId: session.userId, key, bodyHash: createHash("sha256").update(JSON.stringify(body)).digest("hex") };
}

const queryLanguage = (request: FastifyRequest) => new URLSearchParams(request.url.split("?")[1] ?? "").get("lang");

function refuseOddEntries(fields: Record<string, unknown>, { message }: Dictionary): void {
  const odd = oddEntry(fields);
  if (!odd) return;
  const { path, rule, english, n } = odd;
  throw refuse("validation", { fields: [{ path, rule, message: message(english, n === undefined ? {} : { n }) }] });
}

function parse(call: Call, fields: Record<string, unknown>, file: UploadedFile | null, dictionary: Dictionary): unknown {
  const parsed = call.body.safeParse(fields, { reportInput: true });
  const errors = parsed.success ? [] : fieldErrors(parsed.error, dictionary);
  if (call.file && !call.file.optional && !file)
    errors.push({ path: "file", rule: "required", message: dictionary.message("This is required.") });
  if (errors.length > 0) throw refuse("validation", { fields: errors });
  return parsed.data;
}

/** The result of the work; refuses with `unavailable` when it still runs after `askAfterMs` and the database does not answer any more. */
async function unlessSilent<T>(work: Promise<T>, db: Db, askAfterMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(async () => {
      if (!(await isDatabaseAlive(db))) reject(refuse("unavailable"));
    }, askAfterMs);
  });
  try {
    return await Promise.race([work, silent]);
  } finally {
    clearTimeout(timer);
  }
}

function sendBytes({ bytes, mime, fileName }: BytesFile, reply: FastifyReply): FastifyReply {
  return reply
    .header("content-type", mime)
    .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header("cache-control", "no-store")
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

function checkAnswer(call: Call, data: unknown): void {
  const parsed = call.data.safeParse(JSON.parse(JSON.stringify(data)));
  if (!parsed.success) throw new Error(`${call.path} answers something else than its definition says: ${parsed.error.message}`);
}
