import { XMLParser, XMLValidator } from "fast-xml-parser";
import { CannotImport } from "../cannot-import.ts";

/** An element: its attributes as `@name`, its text as `#text`, its children by name without prefix. */
export type XmlNode = { readonly [name: string]: unknown };

const MAX_DEPTH = 100;
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  ignoreDeclaration: true,
  maxNestedTags: MAX_DEPTH,
});

/** Reads a part of a workbook. One that declares a document type is refused: only such a part can name entities that swell. */
export function readXml(bytes: Uint8Array, part: string): XmlNode {
  const text = new TextDecoder().decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new CannotImport(`${part} in the workbook declares entities, which no workbook needs.`);
  try {
    if (XMLValidator.validate(text) === true) return parser.parse(text) as XmlNode;
  } catch {
    throw new CannotImport(`${part} in the workbook cannot be read.`);
  }
  throw new CannotImport(`${part} in the workbook is not well-formed.`);
}

const isNode = (value: unknown): value is XmlNode => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** The children along a path of names, every one of each name. An element without anything in it is a node too. */
export function nodesAt(node: unknown, ...path: readonly string[]): readonly XmlNode[] {
  return path.reduce<readonly XmlNode[]>(
    (nodes, name) => nodes.flatMap((one) => listOf(one[name]).map((child) => (isNode(child) ? child : { "#text": child }))),
    isNode(node) ? [node] : [],
  );
}

/** An attribute, or the empty text. */
export const attribute = (node: XmlNode | undefined, name: string): string => {
  const value = node?.[`@${name}`];
  return typeof value === "string" ? plain(value) : "";
};

/** The text of an element without its children. */
export const textIn = (node: XmlNode | undefined): string => {
  const value = node?.["#text"];
  return typeof value === "string" ? plain(value) : "";
};

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

/** The five entities of XML and characters by number; each is one character, so nothing swells. */
const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
