import { resolve } from "node:path";
import { z } from "zod";

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4_400),
  HOST: z.string().default("127.0.0.1"),
  /** A PostgreSQL in place of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SELVEDGE_DATA: z.string().default("./data"),
  /** What an empty database is filled with; `none` for a real mill. */
  SELVEDGE_SEED: z.enum(["full", "light", "accounts", "none"]).default("full"),
  /** `off` when the pages are served elsewhere: the calls only. */
  SELVEDGE_PAGES: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  /** The address people use, when a proxy stands before the portal. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Addresses of proxies whose X-Forwarded-* headers are believed: `loopback`, or addresses separated by commas. */
  TRUST_PROXY: z.string().optional(),
});

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly seed: z.infer<typeof Settings>["SELVEDGE_SEED"];
  readonly pages: boolean;
  readonly logLevel: z.infer<typeof Settings>["LOG_LEVEL"];
  readonly publicUrl: string | null;
  readonly trustProxy: string | false;
};

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
  const of = parsed.data;
  return {
    port: of.PORT,
    host: of.HOST,
    databaseUrl: of.DATABASE_URL ?? null,
    dataFolder: resolve(of.SELVEDGE_DATA),
    seed: of.SELVEDGE_SEED,
    pages: of.SELVEDGE_PAGES === "on",
    logLevel: of.LOG_LEVEL,
    publicUrl: of.PUBLIC_URL ?? null,
    trustProxy: of.TRUST_PROXY ?? false,
  };
}
