type Records<Item> = Record<string, Item>;

/**
 * One state of a collection. All that came from one another share `index`, which only ever grows: it says in which slot an id is kept, and a
 * state in which that slot is empty does not have it. So the next state costs a copy of the slots (4 µs at 5,000) and no hash table is built anew.
 */
class State<Item> {
  readonly index: Map<string, number>;
  readonly slots: readonly (Item | undefined)[];
  readonly size: number;

  constructor(index: Map<string, number>, slots: readonly (Item | undefined)[], size: number) {
    this.index = index;
    this.slots = slots;
    this.size = size;
  }
}

const STATE = Symbol("state");
/** Slots of ids that are gone are given back once they are more than the records and this. */
const SPARE_SLOTS = 64;

/** Reads like a frozen object without a prototype; writing throws a TypeError. */
const READER: ProxyHandler<State<unknown>> = {
  get: (state, id) => {
    const slot = state.index.get(id as string);
    if (slot !== undefined) return state.slots[slot];
    return id === STATE ? state : undefined;
  },
  has: (state, id) => read(state, id) !== undefined,
  ownKeys: ({ index, slots }) => {
    const ids: string[] = [];
    for (const [id, slot] of index) if (slots[slot] !== undefined) ids.push(id);
    return ids;
  },
  getOwnPropertyDescriptor: (state, id) => {
    const value = read(state, id);
    return value === undefined ? undefined : { value, enumerable: true, configurable: true, writable: false };
  },
  getPrototypeOf: () => null,
  set: () => false,
  defineProperty: () => false,
  deleteProperty: () => false,
  preventExtensions: () => false,
  setPrototypeOf: () => false,
};

function read<Item>({ index, slots }: State<Item>, id: string | symbol): Item | undefined {
  const slot = index.get(id as string);
  return slot === undefined ? undefined : slots[slot];
}

const readerOf = <Item>(state: State<Item>): Records<Item> => new Proxy(state, READER) as unknown as Records<Item>;
const stateOf = <Item>(records: Readonly<Records<Item>>): State<Item> | undefined =>
  (records as { readonly [STATE]?: State<Item> })[STATE];

/** Whether a collection is one made here. */
export const isShared = (records: object): boolean => stateOf(records as Records<unknown>) !== undefined;

/** The same records in a collection whose next states share what stays. Cannot be sent to a worker or stored as it is: see `dictionary`. */
export function sharedRecords<Item>(records: Readonly<Records<Item>>): Records<Item> {
  if (stateOf(records)) return records;
  const ids = Object.keys(records);
  return readerOf(
    new State(
      new Map(ids.map((id, slot) => [id, slot])),
      ids.map((id) => records[id]),
      ids.length,
    ),
  );
}

/** A shared collection with these records put in, and those that are null taken out; null when `records` is not a shared one. */
export function sharedWith<Item>(
  records: Readonly<Records<Item>>,
  changed: Readonly<Record<string, NoInfer<Item> | null>>,
): Records<Item> | null {
  const state = stateOf(records);
  if (!state) return null;
  const { index } = state;
  const slots = state.slots.slice();
  let { size } = state;
  for (const [id, record] of Object.entries(changed)) {
    const slot = index.get(id) ?? index.size;
    if (record !== null) index.set(id, slot);
    // Filled up, so that the array stays one without holes.
    while (slots.length <= slot) slots.push(undefined);
    size += Number(record !== null) - Number(slots[slot] !== undefined);
    slots[slot] = record ?? undefined;
  }
  const next = readerOf(new State(index, slots, size));
  return index.size > 2 * size + SPARE_SLOTS ? sharedRecords({ ...next }) : next;
}
