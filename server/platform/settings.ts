import { resolve } from "node:path";
import { z } from "zod";
import { LOOPBACK } from "./http/caller/caller.ts";
import type { OidcSettings } from "./security/sso-provider.ts";

const MAX_PROVIDER_NAME = 40;
const MEGABYTE = 1_000_000;

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4_400),
  HOST: z.string().default("127.0.0.1"),
  /** A PostgreSQL in place of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SELVEDGE_DATA: z.string().default("./data"),
  /** Megabytes of the data folder's disk that uploads leave free, for the database and what is under way. */
  SELVEDGE_RESERVE_MB: z.coerce.number().int().min(0).default(500),
  /** Megabytes that the pictures and films of one customer's company may take. */
  SELVEDGE_COMPANY_MB: z.coerce.number().int().min(1).default(10_000),
  /** What an empty database is filled with; `small` for a demo mill with a sixth of the fabrics, `none` for a real mill. */
  SELVEDGE_SEED: z.enum(["full", "small", "light", "accounts", "none"]).default("full"),
  /** `off` when nothing is drawn or draped before somebody asks for it: on a small machine, or one that others use too. */
  SELVEDGE_AHEAD: z.enum(["on", "off"]).default("on"),
  /** `off` when the pages are served elsewhere: the calls only. */
  SELVEDGE_PAGES: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  /** The address people use, when a proxy stands before the portal. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The mail server letters are sent through: `smtps://name:password@host:465`. Without it they stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** `off` for a portal that writes no letters at all. */
  SELVEDGE_OUTBOX: z.enum(["on", "off"]).default("on"),
  /** Who letters are from. */
  MAIL_FROM: z.string().default("Selvedge <no-reply@localhost>"),
  /** `on` lets webhooks go to this machine and its own network, and unencrypted: for tests and development. */
  WEBHOOKS_INSIDE: z.enum(["on", "off"]).default("off"),
  /** Where people may sign in besides: the issuer of an OpenID Connect provider, as it says itself. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, "only https, or http on this machine")
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button on the login pages calls it. */
  OIDC_NAME: z.string().trim().max(MAX_PROVIDER_NAME).default("SSO"),
  /** Addresses of proxies whose X-Forwarded-* headers are believed: `loopback`, or addresses separated by commas. */
  TRUST_PROXY: z.string().optional(),
});

/** The names of all settings, as they stand in the environment. */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly reserveBytes: number;
  readonly companyBytes: number;
  readonly seed: z.infer<typeof Settings>["SELVEDGE_SEED"];
  /** Whether pictures and drapes are made ahead, while nobody waits. */
  readonly ahead: boolean;
  readonly pages: boolean;
  readonly logLevel: z.infer<typeof Settings>["LOG_LEVEL"];
  readonly publicUrl: string | null;
  readonly trustProxy: string | false;
  /** Whether webhooks may be sent to addresses of the local network. */
  readonly webhooksInside: boolean;
  /** The provider people may sign in at besides, or null. */
  readonly oidc: OidcSettings | null;
  readonly outbox: boolean;
  readonly smtp: { readonly url: string; readonly from: string } | null;
};

function isSafe(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === "https:" || LOOPBACK.test(hostname);
}

/** A setting that cannot be; the message names it. */
export class WrongSettings extends Error {}

/** The settings of a start, from the environment and `.env`. Throws `WrongSettings`. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
    throw new WrongSettings(`These settings are not right: ${wrong}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL ?? null,
    dataFolder: resolve(values.SELVEDGE_DATA),
    reserveBytes: values.SELVEDGE_RESERVE_MB * MEGABYTE,
    companyBytes: values.SELVEDGE_COMPANY_MB * MEGABYTE,
    seed: values.SELVEDGE_SEED,
    ahead: values.SELVEDGE_AHEAD === "on",
    pages: values.SELVEDGE_PAGES === "on",
    logLevel: values.LOG_LEVEL,
    publicUrl: values.PUBLIC_URL ?? null,
    trustProxy: values.TRUST_PROXY ?? false,
    webhooksInside: values.WEBHOOKS_INSIDE === "on",
    oidc: oidcOf(values),
    outbox: values.SELVEDGE_OUTBOX === "on",
    smtp: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
  };
}

/** Whether others than people at this machine may reach the portal: it listens to them, or a proxy stands before it. */
export const isOpenToOthers = ({ host, publicUrl, trustProxy }: Settings): boolean =>
  !LOOPBACK.test(host.includes(":") ? `[${host}]` : host) ||
  trustProxy !== false ||
  (publicUrl !== null && !LOOPBACK.test(new URL(publicUrl).hostname));

function oidcOf(values: z.infer<typeof Settings>): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret = null, OIDC_NAME: name } = values;
  if (!issuer) return null;
  if (!clientId) throw new WrongSettings("OIDC_ISSUER needs OIDC_CLIENT_ID, the name the portal has at the provider.");
  if (!values.PUBLIC_URL) throw new WrongSettings("OIDC_ISSUER needs PUBLIC_URL, the address the provider sends people back to.");
  return { issuer, clientId, clientSecret, name };
}
