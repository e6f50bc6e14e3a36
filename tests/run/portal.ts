import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SETTING_NAMES } from "../../server/platform/settings.ts";

/** Nothing that this shell or an `.env` sets: an empty setting is none, and is not read from the file. */
export const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, ""]));
const ROOT = new URL("../..", import.meta.url).pathname;

/** A port nobody listens on at this moment. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });

export type Portal = {
  readonly url: string;
  readonly dataFolder: string;
  /** Seconds from the start of the process to the first answer of /readyz. */
  readonly startSeconds: number;
  readonly process: ChildProcess;
  /** What the process printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts the real server as a person would, on its own data folder, and waits until it is ready. */
export async function startPortal(
  options: { dataFolder?: string; env?: Record<string, string>; timeoutMs?: number } = {},
): Promise<Portal> {
  const port = await freePort();
  const own = options.dataFolder === undefined;
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), "selvedge-"));
  const began = performance.now();
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...NO_SETTINGS,
      PORT: String(port),
      HOST: "127.0.0.1",
      SELVEDGE_DATA: dataFolder,
      LOG_LEVEL: "warn",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk) => (text += chunk));
  child.stderr.on("data", (chunk) => (text += chunk));
  const url = `http://127.0.0.1:${port}`;
  // "close" comes when its last words have been read too.
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const deadline = Date.now() + (options.timeoutMs ?? 600_000);
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      await ended;
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode} before it was ready:\n${text}`);
    }
    if (Date.now() > deadline) {
      child.kill("SIGKILL");
      await ended;
      throw new Error(`The server was not ready in time:\n${text}`);
    }
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    dataFolder,
    startSeconds: (performance.now() - began) / 1_000,
    process: child,
    output: () => text,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
      if (own) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
