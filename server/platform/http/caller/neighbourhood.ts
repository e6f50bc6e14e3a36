import { isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const NETWORK_GROUPS = 4;

/**
 * The key by which callers are counted for rate limits: an IPv4 address itself, of an IPv6 address its network of 64 bits, in which whoever has
 * one address has all of them (RFC 4291, section 2.5.4).
 */
export function neighbourhoodOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const [before = "", after] = bare.toLowerCase().split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after ? after.split(":") : [];
  // A last group may be an IPv4 address, which is two.
  const length = (groups: readonly string[]) => groups.length + (groups.at(-1)?.includes(".") ? 1 : 0);
  const gap = after === undefined ? 0 : 8 - length(head) - length(tail);
  const groups = [...head, ...new Array<string>(gap).fill("0"), ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
