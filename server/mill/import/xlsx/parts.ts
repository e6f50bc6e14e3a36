import { posix } from "node:path";
import { CannotImport } from "../cannot-import.ts";
import { unpack } from "../source/unpack.ts";
import { attribute, nodesAt, readXml, type XmlNode } from "./xml.ts";

const MAX_XML_BYTES = 80_000_000;
const BYTES_PER_MB = 1_000_000;

/** The parts of a workbook and how they point at each other. Source: ECMA-376, part 2 (Open Packaging Conventions). */
export type Parts = {
  bytes(name: string): Uint8Array | undefined;
  /** A part as XML, or undefined when there is none. */
  xml(name: string): XmlNode | undefined;
  /** The parts that a part points at, by the id of the relationship; those of the package itself for the empty name. */
  links(name: string): ReadonlyMap<string, { readonly type: string; readonly part: string }>;
};

/** Opens a workbook. Throws `CannotImport` for one that is damaged or swells. */
export function openParts(file: Uint8Array): Parts {
  const files = unpack(file);
  const xml = (name: string) => {
    const bytes = files.get(name);
    if (bytes && bytes.length > MAX_XML_BYTES)
      throw new CannotImport(`${name} in the workbook is larger than ${MAX_XML_BYTES / BYTES_PER_MB} MB.`);
    return bytes && readXml(bytes, name);
  };
  return {
    bytes: (name) => files.get(name),
    xml,
    links(name) {
      const folder = posix.dirname(name);
      const links = xml(posix.join(folder, "_rels", `${posix.basename(name)}.rels`));
      return new Map(
        nodesAt(links, "Relationships", "Relationship")
          .filter((link) => attribute(link, "TargetMode") !== "External")
          .map((link) => {
            const part = posix.resolve("/", folder, attribute(link, "Target")).slice(1);
            return [attribute(link, "Id"), { type: attribute(link, "Type").split("/").at(-1)!, part }];
          }),
      );
    },
  };
}
