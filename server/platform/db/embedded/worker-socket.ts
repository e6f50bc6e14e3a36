import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

type Written = { chunk: Buffer; encoding: BufferEncoding };

/**
 * The socket that node-postgres uses: bytes go to the worker as messages and come back the same way.
 * What is written while corked is sent as one message, because the database answers a message as a whole.
 */
export class WorkerSocket extends Duplex {
  readonly #worker: Worker;
  /** Messages that are not answered yet. */
  #unanswered = 0;
  #silentLooks = 0;
  readonly #hear = (message: unknown) => {
    if (!(message instanceof Uint8Array)) return;
    this.#unanswered -= 1;
    this.#silentLooks = 0;
    if (message.length > 0) this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on("message", this.#hear);
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  /**
   * Looks whether the database has said anything since the last look, and answers how many times in a row it had not though
   * something was asked of it. Looks and not time: after a pause of this thread or the machine an answer may wait unheard.
   */
  look(): number {
    this.#silentLooks = this.#unanswered > 0 ? this.#silentLooks + 1 : 0;
    return this.#silentLooks;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#ask(chunk);
    done();
  }

  override _writev(written: Written[], done: (error?: Error | null) => void): void {
    this.#ask(Buffer.concat(written.map(({ chunk }) => chunk)));
    done();
  }

  #ask(bytes: Buffer): void {
    this.#unanswered += 1;
    this.#worker.postMessage(new Uint8Array(bytes));
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#worker.off("message", this.#hear);
    done(error);
  }
}
