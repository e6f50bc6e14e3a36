import { type Address, addAddress, addressList, delAddress, updateAddress } from "@selvedge/contract";
import { type Caller, NoAnswer } from "../witness.ts";

/** Far fewer than a person may have: those in doubt come on top. */
const MAX_OWN = 20;

type Kept = { readonly addressId: string; streetName: string };

/** Somebody who adds, changes and removes addresses of theirs, and remembers what was answered. */
export class Addressee {
  readonly caller: Caller;
  readonly name: string;
  readonly #kept: Kept[] = [];
  readonly #removed = new Set<string>();
  /** What was changed or removed without an answer, by its id: it is let alone from then on, for nobody knows when that takes place. */
  readonly #inDoubt = new Map<string, readonly (string | null)[]>();
  #doubtfulAdds = 0;
  #isUnanswered = false;
  #steps = 0;
  count = 0;

  constructor(name: string, caller: Caller) {
    this.name = name;
    this.caller = caller;
  }

  async step(): Promise<void> {
    // What got no answer is let be, and nothing else is sent before the portal answers again.
    if (this.#isUnanswered) await this.#stored();
    this.#isUnanswered = true;
    const step = this.#steps++;
    const streetName = `${this.name} ${step}`;
    if (this.#kept.length < MAX_OWN) await this.#add(streetName);
    else if (step % 4 === 0) await this.#remove(this.#kept[0]!);
    else await this.#change(this.#kept[step % this.#kept.length]!, streetName);
    this.#isUnanswered = false;
    this.count += 1;
  }

  async #add(streetName: string): Promise<void> {
    try {
      const { addressId } = await this.caller.call(addAddress, this.#fields(streetName));
      this.#kept.push({ addressId, streetName });
    } catch (error) {
      if (error instanceof NoAnswer) this.#doubtfulAdds += 1;
      throw error;
    }
  }

  async #change(kept: Kept, streetName: string): Promise<void> {
    try {
      await this.caller.call(updateAddress, { addressId: kept.addressId, ...this.#fields(streetName) });
      kept.streetName = streetName;
    } catch (error) {
      if (error instanceof NoAnswer) this.#doubt(kept, streetName);
      throw error;
    }
  }

  async #remove(kept: Kept): Promise<void> {
    try {
      await this.caller.call(delAddress, { addressId: kept.addressId });
      this.#kept.shift();
      this.#removed.add(kept.addressId);
    } catch (error) {
      if (error instanceof NoAnswer) this.#doubt(kept, null);
      throw error;
    }
  }

  #doubt(kept: Kept, after: string | null): void {
    this.#kept.splice(this.#kept.indexOf(kept), 1);
    this.#inDoubt.set(kept.addressId, [kept.streetName, after]);
  }

  #fields(streetName: string) {
    return { userName: this.name, tel: "+81 3 5555 0101", country: "JP", city: "Tokyo", streetName };
  }

  /** Own addresses as they are stored; those of others and of orders bear other names. */
  async #stored(): Promise<Address[]> {
    return (await this.caller.call(addressList, {})).filter(({ userName }) => userName === this.name);
  }

  /** What of that which was answered is missing, double or something else. */
  async missing(): Promise<string[]> {
    const stored = await this.#stored();
    const by = new Map(stored.map(({ addressId, streetName }) => [addressId, streetName]));
    const wrong = this.#kept.flatMap(({ addressId, streetName }) =>
      by.get(addressId) === streetName
        ? []
        : [`address ${addressId}: ${streetName} was answered, ${by.get(addressId)} is stored`],
    );
    for (const id of this.#removed) if (by.has(id)) wrong.push(`address ${id}: was removed, and is there`);
    for (const [id, either] of this.#inDoubt)
      if (!either.includes(by.get(id) ?? null)) wrong.push(`address ${id}: ${by.get(id)} is stored, and was never sent`);
    const known = this.#kept.length + [...this.#inDoubt.keys()].filter((id) => by.has(id)).length;
    if (stored.length > known + this.#doubtfulAdds) wrong.push(`${stored.length} addresses are stored, ${known} are known`);
    const streets = stored.map(({ streetName }) => streetName);
    if (new Set(streets).size !== streets.length) wrong.push(`an address is there twice: ${streets.join(", ")}`);
    return wrong;
  }
}
