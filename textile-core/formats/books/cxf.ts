import { radiansOf } from "@selvedge/geometry-core";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { type BookColour, measuredColour, screenColour } from "../../colour/book.ts";
import type { Lab } from "../../colour/convert.ts";
import { labOfSpectrum } from "../../colour/spectrum.ts";
import { labOfCieXyz, labOfD50 } from "../../colour/white.ts";
import { unreadable } from "../problem.ts";
import { numberIn } from "../text.ts";
import { checkCount, checkLab } from "./book-limits.ts";
import { hexOfRgb } from "./colour-models.ts";

const MAX_DEPTH = 60;
const MAX_READINGS = 1_000;
const FULL = 255;
const PERCENT = 100;

type Node = { readonly [name: string]: unknown };
type Specification = { readonly illuminant: string; readonly startNm?: number; readonly stepNm?: number };
type Found = { readonly node: Node; readonly specification: Specification | undefined; readonly name: string };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const nodesIn = (parent: unknown, name: string): readonly Node[] => (isNode(parent) ? listOf(parent[name]).filter(isNode) : []);
const child = (parent: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((node, name) => (isNode(node) ? listOf(node[name])[0] : undefined), parent);
const textIn = (value: unknown): string => (isNode(value) ? textIn(value["#text"]) : typeof value === "string" ? value : "");
const figure = (value: unknown): number | undefined => numberIn(textIn(value));
const figures = (node: Node, ...names: readonly string[]): readonly number[] | undefined => {
  const values = names.map((name) => figure(child(node, name)));
  return values.every((value) => value !== undefined) ? values : undefined;
};

/** The illuminant that values are for: without a word it is D50, the graphic trade's; others than these two are not read. */
const whiteOf = (specification: Specification | undefined): "D50" | "D65" | undefined => {
  const illuminant = specification?.illuminant || "D50";
  return illuminant === "D50" || illuminant === "D65" ? illuminant : undefined;
};

function labUnder(white: "D50" | "D65" | undefined, values: readonly number[] | undefined): Lab | undefined {
  if (!white || !values) return undefined;
  const [l, a, b] = values as [number, number, number];
  return white === "D65" ? [l, a, b] : labOfD50({ white: "D50", l, a, b });
}

/** The values that an object may carry, the most exact first: spectrum, CIELAB, XYZ, screen. */
const READERS: Readonly<Record<string, (found: Found) => BookColour | undefined>> = {
  ReflectanceSpectrum: ({ node, specification, name }) => {
    const reflectances = textIn(node).trim().split(/\s+/).map(numberIn);
    const startNm = figure(node["@StartWL"]) ?? specification?.startNm;
    const stepNm = specification?.stepNm ?? 10;
    const sound = reflectances.every((value) => value !== undefined && value >= 0 && value <= 4);
    if (!sound || reflectances.length > MAX_READINGS || startNm === undefined || stepNm <= 0) return undefined;
    return measuredColour(name, labOfSpectrum({ startNm, stepNm, reflectances: reflectances as readonly number[] }));
  },
  ColorCIELab: ({ node, specification, name }) => {
    const lab = labUnder(whiteOf(specification), figures(node, "L", "A", "B"));
    return lab && measuredColour(name, lab);
  },
  ColorCIELCh: ({ node, specification, name }) => {
    const values = figures(node, "L", "C", "H");
    if (!values) return undefined;
    const [l, c, h] = values as [number, number, number];
    const turn = radiansOf(h);
    const lab = labUnder(whiteOf(specification), [l, c * Math.cos(turn), c * Math.sin(turn)]);
    return lab && measuredColour(name, lab);
  },
  ColorCIEXYZ: ({ node, specification, name }) => {
    const white = whiteOf(specification);
    const values = figures(node, "X", "Y", "Z");
    if (!white || !values) return undefined;
    const [x, y, z] = values as [number, number, number];
    return measuredColour(name, labOfCieXyz([x / PERCENT, y / PERCENT, z / PERCENT], white));
  },
  ColorSRGB: ({ node, name }) => {
    const values = figures(node, "R", "G", "B");
    if (!values?.every((value) => value >= 0 && value <= FULL)) return undefined;
    const [red, green, blue] = values as [number, number, number];
    return screenColour(name, hexOfRgb(red / FULL, green / FULL, blue / FULL));
  },
};

const specificationOf = (node: Node): Specification => {
  const range = child(node, "MeasurementSpec", "WavelengthRange");
  return {
    illuminant: textIn(child(node, "TristimulusSpec", "Illuminant")).trim(),
    ...(isNode(range) ? { startNm: figure(range["@StartWL"]), stepNm: figure(range["@Increment"]) } : {}),
  };
};

/** The tree of a sound XML text; one nested deeper than a CxF3 file is none. */
function parse(text: string): Node {
  if (/<!DOCTYPE/i.test(text)) throw unreadable("doctype", { line: linesBefore(text, text.search(/<!DOCTYPE/i)) });
  const sound = XMLValidator.validate(text);
  if (sound !== true) throw unreadable("xml", { line: sound.err.line });
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    maxNestedTags: MAX_DEPTH,
  });
  try {
    return parser.parse(text) as Node;
  } catch {
    throw unreadable("otherFormat", { format: "CxF3" });
  }
}

const linesBefore = (text: string, position: number): number => text.slice(0, position).split("\n").length;

/** The objects of a CxF3 file (ISO 17972-1) that have a colour; one that has values of which none can be read is a problem. */
export function readCxf(text: string): readonly BookColour[] {
  const resources = child(parse(text), "CxF", "Resources");
  if (!isNode(resources)) throw unreadable("otherFormat", { format: "CxF3" });
  const specifications = new Map(
    nodesIn(child(resources, "ColorSpecificationCollection"), "ColorSpecification").map((node) => [
      textIn(node["@Id"]),
      specificationOf(node),
    ]),
  );
  const objects = nodesIn(child(resources, "ObjectCollection"), "Object");
  checkCount(objects.length);
  return objects.flatMap((object, index) => {
    const values = child(object, "ColorValues");
    if (!isNode(values)) return [];
    const name = textIn(object["@Name"]);
    for (const [kind, read] of Object.entries(READERS))
      for (const node of nodesIn(values, kind)) {
        const colour = read({ node, name, specification: specifications.get(textIn(node["@ColorSpecification"])) });
        if (!colour) continue;
        checkLab(colour.lab, index + 1, name);
        return [colour];
      }
    throw unreadable("colourValue", { index: index + 1, name });
  });
}
