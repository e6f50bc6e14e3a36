import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

type Written = { chunk: Buffer; encoding: BufferEncoding };

/**
 * The socket node-postgres speaks to: bytes go to the worker as messages and come back the same way.
 * What is written while corked travels as one message, because the database answers a message as a whole.
 */
export class WorkerSocket extends Duplex {
  readonly #worker: Worker;
  readonly #hear = (message: unknown) => {
    if (message instanceof Uint8Array) this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
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

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#worker.postMessage(new Uint8Array(chunk));
    done();
  }

  override _writev(written: Written[], done: (error?: Error | null) => void): void {
    this.#worker.postMessage(new Uint8Array(Buffer.concat(written.map(({ chunk }) => chunk))));
    done();
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
