import { constants } from "node:zlib";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import { CALLS, type Call, type Lang, PREFIX } from "@selvedge/contract";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { DOMAINS } from "./assembly/domains.ts";
// They say which tables and which long work there are.
import "./assembly/jobs.ts";
import "./assembly/tables.ts";
import { inlinePool } from "./assembly/worker-pools.ts";
import { writeGathered } from "./customers/behaviour/browse-log/gather.ts";
import { kept } from "./customers/favourites/kept.ts";
import { serveDiscs } from "./fabrics/cloths/disc/disc-routes.ts";
import { serveCloths } from "./fabrics/cloths/routes.ts";
import { type Cloths, clothStore } from "./fabrics/cloths/store.ts";
import type { Favourites } from "./fabrics/products/favourites.ts";
import { serveDesignPictures } from "./garments/drawn-designs/routes.ts";
import { serveScenes } from "./garments/scenes/routes.ts";
import { sceneStore } from "./garments/scenes/store.ts";
import { grantOf, linkIsOpen } from "./garments/share/grant.ts";
import { openTogether, type Together } from "./garments/showrooms/together/together.ts";
import { type DrapesAhead, NOTHING_AHEAD } from "./garments/styles/drapes/drapes-opened.ts";
import type { Database, Db } from "./platform/db/open.ts";
import { openHub } from "./platform/events/hub.ts";
import { AMPLE, type Room } from "./platform/files/room/room.ts";
import { serveFiles } from "./platform/files/serving/routes.ts";
import { serveUploads } from "./platform/files/serving/upload-routes.ts";
import type { FileStore } from "./platform/files/store.ts";
import { sendError } from "./platform/http/answer/envelope.ts";
import { answerErrors } from "./platform/http/answer/errors.ts";
import { acceptAnyBody } from "./platform/http/body/body.ts";
import type { GrantOf } from "./platform/http/caller/access.ts";
import { ANYBODYS_BYTES, type CallEnvironment, type Limits, pairCalls, serveCalls } from "./platform/http/calls.ts";
import { endPolitely } from "./platform/http/closing.ts";
import { serveHealth } from "./platform/http/health.ts";
import { chooseLanguage, readDictionaries } from "./platform/http/language/language.ts";
import type { Pages } from "./platform/http/pages/pages.ts";
import type { Registered } from "./platform/http/registry.ts";
import type { Traffic } from "./platform/http/traffic.ts";
import type { WorkerPool } from "./platform/jobs/pool/worker-pool.ts";
import { type LogLevel, logAnswers, logger, newRequestId } from "./platform/logging.ts";
import { serveOpenApi } from "./platform/openapi/routes.ts";
import { CONTENT_SECURITY_POLICY, secureHeaders } from "./platform/security/headers.ts";
import { keyOf } from "./platform/security/keys.ts";
import { type OidcSettings, openProvider } from "./platform/security/sso-provider.ts";
import { type Clock, wallClock } from "./platform/time/clock.ts";

declare module "./platform/http/registry.ts" {
  interface Services {
    /** Pictures of cloths. */
    readonly cloths: Cloths;
    /** What people keep. */
    readonly favourites: Favourites;
    /** Hears which styles are opened, and drapes them in other cloths. */
    readonly drapesAhead: Pick<DrapesAhead, "opened">;
    /** Who walks through showrooms together. */
    readonly together: Together;
  }
}

declare module "fastify" {
  interface FastifyRequest {
    lang: Lang;
  }
}

export type AppOptions = {
  readonly db: Db;
  readonly files: FileStore;
  /** Without limits when left out. */
  readonly room?: Room;
  /** Listens to the notifications of the database, so that open pages get an event at once; without it they get it within seconds. */
  readonly listen?: Database["listen"];
  /** Does long work beside the calls; in this thread when left out. */
  readonly workers?: WorkerPool;
  /** Pictures of cloths; made by the workers. */
  readonly cloths?: Cloths;
  /** Drapes what is opened in other cloths; nothing is draped ahead when left out. */
  readonly drapesAhead?: Pick<DrapesAhead, "opened">;
  readonly clock?: Clock;
  /** Called for every call. */
  readonly traffic?: Pick<Traffic, "heard">;
  readonly limits?: Partial<Limits>;
  /** The pages beside the calls: the built application, or the one under development. */
  readonly pages?: Pages;
  /** Null leaves the policy out, for pages under development only. */
  readonly policy?: string | null;
  /** The address people reach the portal at, when a proxy stands before it. */
  readonly publicUrl?: string | null;
  /** Whether letters are kept at all. */
  readonly hasOutbox?: boolean;
  /** Whether a mail server takes the letters of the outbox. */
  readonly isMailSetUp?: boolean;
  /** Whether webhooks may be sent to addresses of the local network. */
  readonly mayReachInside?: boolean;
  /** The provider people may sign in at besides. */
  readonly oidc?: OidcSettings | null;
  /** Proxies whose X-Forwarded-* are believed, as Fastify's `trustProxy` takes them. */
  readonly trustProxy?: string | boolean;
  readonly logLevel?: LogLevel;
  readonly logStream?: { write(line: string): void };
  readonly checkAnswers?: boolean;
  readonly calls?: readonly Call[];
  readonly handlers?: readonly Registered[];
  readonly grantOf?: GrantOf;
};

const DEFAULT_LIMITS: Limits = { timeoutMs: 45_000, admittedWithinMs: 15_000, rates: true };
const MAX_PARAMETER_CHARS = 200;
/**
 * A list of 24 is some 30 kB: compressed in one go and lightly it costs a fifth of what a stream at the usual level does, and is a tenth
 * larger. Longer answers go through a stream, so that the event loop is not held.
 */
const COMPRESSION: FastifyCompressOptions = {
  encodings: ["br", "gzip"],
  threshold: 1_024,
  syncThreshold: 65_536,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  zlibOptions: { level: 3 },
};
/** A request that has not arrived whole within this time is dropped: 15 MB need 2 Mbit/s. */
const REQUEST_WITHIN_MS = 60_000;

/** A server with nothing on it yet, within the limits of one request. */
function openFastify(options: AppOptions): FastifyInstance {
  return Fastify({
    logger: logger(options.logLevel ?? "info", options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: ANYBODYS_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARS },
    rewriteUrl: ({ url }) => readableUrl(url ?? "/"),
  });
}

/** Every request has a language and says its id. */
function hearRequests(app: FastifyInstance, traffic: AppOptions["traffic"]): void {
  app.decorateRequest("lang", "en");
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith(PREFIX)) traffic?.heard();
    reply.header("x-request-id", request.id);
    const query = new URLSearchParams(request.url.split("?")[1] ?? "");
    request.lang = chooseLanguage(query.get("lang"), request.headers["accept-language"]);
  });
}

/** Builds the portal's server on a database and a file store. It listens nowhere yet: tests use `inject` on it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, files, workers = inlinePool, calls = CALLS, handlers = DOMAINS.flat(), publicUrl = null, room = AMPLE } = options;
  const dictionaries = readDictionaries();
  const cloths = options.cloths ?? clothStore({ files, workers });
  const clock = options.clock ?? wallClock;
  const live = openHub({
    db,
    listen: options.listen,
    clock,
    failed: (error) => app.log.error({ err: error }, "live events failed"),
  });
  const together = openTogether({
    db,
    listen: options.listen,
    clock,
    failed: (error) => app.log.error({ err: error }, "walking together failed"),
  });
  const uploadsKey = await keyOf(db, "uploads");
  const environment: CallEnvironment = {
    services: {
      db,
      files,
      room,
      workers,
      cloths,
      favourites: kept,
      drapesAhead: options.drapesAhead ?? NOTHING_AHEAD,
      live,
      together,
      clock,
      hasOutbox: options.hasOutbox ?? true,
      isMailSetUp: options.isMailSetUp ?? false,
      mayReachInside: options.mayReachInside ?? false,
      sso: options.oidc ? openProvider(options.oidc, clock) : null,
    },
    grantOf: options.grantOf ?? grantOf,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    publicUrl,
    uploadsKey,
    isProxySet: Boolean(options.trustProxy),
    dictionaries,
    checkAnswers: options.checkAnswers ?? false,
  };
  const app = openFastify(options);
  hearRequests(app, options.traffic);
  endPolitely(app);
  secureHeaders(app, {
    policy: options.policy === undefined ? CONTENT_SECURITY_POLICY : options.policy,
    https: publicUrl?.startsWith("https:") ?? false,
  });
  logAnswers(app);
  acceptAnyBody(app);
  await app.register(cookie);
  await app.register(multipart);
  await app.register(compress, COMPRESSION);

  answerErrors(app, dictionaries);
  const answerPage = await options.pages?.(app);
  app.setNotFoundHandler(async (request, reply) => {
    const own = /^\/(picSearch|files|uploads|drawn|cloths|discs|scenes|front)\//i.test(request.url);
    if (!own && (await answerPage?.(request, reply))) return reply;
    return sendError("notFound", null, dictionaries[request.lang], reply);
  });

  app.addHook("preClose", () => live.close());
  app.addHook("preClose", () => together.close());
  app.addHook("onClose", () => writeGathered(db));
  serveHealth(app, db, room);
  serveFiles(app, files);
  const door = { db, clock, key: uploadsKey, publicUrl, limits: environment.limits, linkIsOpen };
  serveUploads(app, { ...door, files });
  serveDesignPictures(app, { ...door, files, cloths, workers });
  serveCloths(app, cloths);
  serveDiscs(app, { files, cloths, workers });
  serveScenes(app, sceneStore({ files, cloths, workers }));
  serveOpenApi(app, calls);
  serveCalls(app, pairCalls(calls, handlers), environment);
  return app;
}

/** The address of a request. A path that cannot be decoded is escaped once more: it then matches no route and gets "not found", as any other unknown path. */
function readableUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
