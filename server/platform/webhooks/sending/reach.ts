import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not the open internet: this machine, the house it stands in, and addresses kept for special uses. Source: IANA special-purpose registries (RFC 6890). */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  INSIDE.addSubnet(network, bits, "ipv4");

/** Of IPv6 only what is given out to the open internet is outside, less what leads back to an IPv4 address. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");
const LED_BACK = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  LED_BACK.addSubnet(network, bits, "ipv6");

/** Whether an IP address lies inside the house and not on the open internet. */
export const isInside = (address: string): boolean =>
  isIP(address) === 6
    ? !GLOBAL.check(address, "ipv6") || LED_BACK.check(address, "ipv6")
    : isIP(address) !== 4 || INSIDE.check(address, "ipv4");

/** An endpoint that requests are not sent to. */
export class OutOfReach extends Error {}

/** The address of an endpoint, or null when it cannot be one: https without name or password, and not an address inside the house. */
export function endpointUrl(text: string, { insideToo }: { insideToo: boolean }): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username || url.password) return null;
  if (url.protocol !== "https:" && !(insideToo && url.protocol === "http:")) return null;
  if (insideToo) return url;
  const host = hostOf(url);
  if (isIP(host) ? isInside(host) : !host.includes(".") || /(^|\.)(localhost|local|internal)$/.test(host)) return null;
  return url;
}

/** The host without the brackets of an IPv6 address and the full stop of a rooted name. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, "");

/**
 * Looks a name up as the connection is made, and gives only addresses outside the house: a name that is led inside after it was
 * entered is refused too. A host that is an address itself is never looked up, so it is looked at before.
 */
export const lookupOutside: LookupFunction = (name, options: LookupOptions, done) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, "", 0);
    const outside = found.filter(({ address }) => !isInside(address));
    const [first] = outside;
    if (!first) return done(new OutOfReach(`${name} is not on the open internet.`), "", 0);
    if (options.all) return done(null, outside);
    done(null, first.address, first.family);
  });
};
