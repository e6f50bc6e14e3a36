import pg from "pg";
import { STALLED } from "../faults.ts";

type Answer = Promise<unknown> | undefined;

/**
 * A connection to a server that is given up with the statement that got no answer in time. Left in the pool, it would let
 * everybody after it wait behind that statement.
 */
export class ServerClient extends pg.Client {
  override query(...asked: unknown[]): never {
    const answer = (super.query as (...asked: unknown[]) => Answer).apply(this, asked);
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === STALLED) this.#giveUp();
      });
    return answer as never;
  }

  #giveUp(): void {
    // From here on the pool takes it back no more; its parting word would wait as long as the statement did.
    this.end().catch(() => {});
    (this as unknown as { connection: pg.Connection }).connection.stream.destroy();
  }
}
