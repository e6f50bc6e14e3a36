/** The id of a live event: a transaction, a number within all events, and a time in ms; later ones have greater ones. */
export type Place = string;

const numbersOf = (place: Place): readonly bigint[] => (/^\d+-\d+-\d+$/.test(place) ? place.split("-").map(BigInt) : []);

/** Whether an event is later than a place. One that cannot be read is taken for later: heard twice is better than not at all. */
export function after(place: Place, than: Place): boolean {
  const [[xid, seq], [thanXid, thanSeq]] = [numbersOf(place), numbersOf(than)];
  if (xid === undefined || seq === undefined || thanXid === undefined || thanSeq === undefined) return true;
  return xid === thanXid ? seq > thanSeq : xid > thanXid;
}

/** Those that came after a place, in their order. */
export const since = <Came extends { readonly place: Place }>(place: Place, came: readonly Came[]): readonly Came[] =>
  came.filter((one) => after(one.place, place));
