/** Both rooms that read this have it, in browser and Node alike; the contract itself is typed for neither. */
declare const URL: new (address: string, base: string) => Readonly<Record<"host" | "pathname" | "search" | "hash", string>>;

/** A place inside the portal, as path, query and fragment; null for anything that could lead elsewhere. */
export function innerPlace(wanted: string | null | undefined): string | null {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return null;
  const { host, pathname, search, hash } = new URL(wanted, "http://portal.invalid");
  // "/.//host" is a path of ours until its dots are gone; then a browser reads a host in it.
  return host === "portal.invalid" && !pathname.startsWith("//") ? pathname + search + hash : null;
}
