import { randomUUID } from "node:crypto";
import { addOrder } from "@selvedge/contract";
import { Caller, type Fetching, NoAnswer } from "./witness.ts";

/** Somebody who orders a metre of one fabric and two of another, again and again; what got no answer is sent again under its key. */
export class Buyer {
  readonly caller: Caller;
  readonly addressId: string;
  /** Order by key, as it was answered last. */
  readonly answered = new Map<string, string>();
  readonly doubled: string[] = [];
  unanswered: string[] = [];
  cutOff = 0;

  constructor(secret: string, addressId: string, fetching?: Fetching) {
    this.caller = new Caller("", `sid=${secret}`, fetching);
    this.addressId = addressId;
  }

  async place(key: string, items: readonly string[]): Promise<void> {
    const body = { addressId: this.addressId, items: items.map((productId, i) => ({ productId, productNum: i + 1 })) };
    const { orderId } = await this.caller.call(addOrder, body, undefined, { "idempotency-key": key });
    const first = this.answered.get(key);
    if (first !== undefined && first !== orderId) this.doubled.push(key);
    this.answered.set(key, orderId);
  }

  /** Orders until the server is gone or enough is ordered by all. */
  async work(items: readonly string[], isEnough: (placed: number) => boolean): Promise<void> {
    let key = "";
    try {
      for (const left of this.unanswered.splice(0)) {
        key = left;
        await this.place(key, items);
      }
      while (!isEnough(this.answered.size)) {
        key = randomUUID();
        await this.place(key, items);
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.cutOff += 1;
      this.unanswered.push(key);
    }
  }
}
