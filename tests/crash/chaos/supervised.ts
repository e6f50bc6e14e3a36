import { type Portal, startPortal } from "../../run/portal.ts";
import { pause } from "../reached.ts";

const AGAIN_AFTER_MS = 500;
const STARTS = 120;

type Options = { readonly dataFolder: string; readonly env: Record<string, string>; readonly onUp: (url: string) => void };
/** An end that nobody asked for. */
type End = { readonly code: number | string; readonly said: string };

/** A portal that is started again whenever it ends, as systemd does it. */
export class Supervised {
  portal!: Portal;
  /** When it said last that it is up. */
  upAt = 0;
  /** Ends by itself, in their order. */
  readonly ends: End[] = [];
  readonly #options: Options;
  readonly #outputs: string[] = [];
  #isAsked = false;
  #coming: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { dataFolder, env, onUp } = this.#options;
    for (let tries = 1; ; tries++) {
      try {
        this.portal = await startPortal({ dataFolder, env, timeoutMs: 240_000 });
        break;
      } catch (error) {
        // As long as the disk is full it ends at once.
        this.#outputs.push(String(error));
        if (tries === STARTS) throw error;
        await pause(AGAIN_AFTER_MS);
      }
    }
    const { portal } = this;
    portal.process.once("close", (code, signal) => {
      this.#outputs.push(portal.output());
      if (this.#isAsked) return;
      this.ends.push({ code: code ?? signal ?? "?", said: portal.output() });
      this.#coming = this.start();
    });
    this.upAt = performance.now();
    onUp(portal.url);
  }

  /** Ends it by a signal; answers its exit code. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    this.#isAsked = true;
    await this.portal.stop(signal);
    this.#isAsked = false;
    return this.portal.process.exitCode;
  }

  /** Until one that ended by itself is up again. */
  up(): Promise<void> {
    return this.#coming;
  }

  /** All that all of them printed so far. */
  output(): string {
    const { portal } = this;
    const isOver = portal.process.exitCode !== null || portal.process.signalCode !== null;
    return [...this.#outputs, ...(isOver ? [] : [portal.output()])].join("\n");
  }
}
