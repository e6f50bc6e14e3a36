import { expect, test } from "vitest";
import { idOf } from "../testing/any-document.ts";
import { EVERY_WORDING, SAMPLE } from "../testing/every-label.ts";
import { canonical } from "./canonical.ts";
import { emptyDocument } from "./empty.ts";
import { fabricKey } from "./fabric-key.ts";
import schema0 from "./fixtures/schema-0.json" with { type: "json" };
import schema1 from "./fixtures/schema-1.json" with { type: "json" };
import schema2 from "./fixtures/schema-2.json" with { type: "json" };
import { readDocument, UnreadableDocument } from "./migrations.ts";
import { brokenReference } from "./references.ts";
import { SCHEMA } from "./version.ts";

const [crest] = SAMPLE.order as [string];
const refusal = (value: unknown) => {
  try {
    readDocument(value);
  } catch (error) {
    if (error instanceof UnreadableDocument) return { path: error.path, rule: error.rule };
    throw error;
  }
  return null;
};

const FREE = { locked: false, hidden: false, group: null, text: null };

test("a document of schema 0 is read: its artworks are not on the fabric and it has no colourways", () => {
  const document = readDocument(schema0);
  expect(document.schema).toBe(SCHEMA);
  expect(document.artworks[crest]).toEqual({
    ...schema0.artworks[crest as keyof typeof schema0.artworks],
    onFabric: false,
    ...FREE,
  });
  expect(document.colourways).toEqual({});
  expect(Object.is(document.pieces.front!.mapping.offsetX, 0)).toBe(true);
  expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test("a document of schema 1 is read: its artworks are pictures, each by itself, free and seen", () => {
  const document = readDocument(schema1);
  expect(document.schema).toBe(SCHEMA);
  expect(document.artworks[crest]).toEqual({ ...schema1.artworks[crest as keyof typeof schema1.artworks], ...FREE });
  expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test("a document of schema 2 is read: its letters stand in a straight line, in a typeface that is there", () => {
  const document = readDocument(schema2);
  const [picture, letters] = document.order as [string, string];
  expect(document.schema).toBe(SCHEMA);
  expect(document.artworks[picture]!.text).toBeNull();
  expect(document.artworks[letters]!.text).toEqual({
    content: "Selvedge",
    font: "sans",
    isBold: true,
    align: "centre",
    hex: "#14263f",
    spacing: 0.1,
    bend: 0,
  });
  expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

test("a document that cannot be read says where and why", () => {
  expect(refusal(null)).toEqual({ path: "", rule: "an object" });
  expect(refusal({ ...SAMPLE, schema: 7 })).toEqual({ path: "schema", rule: `a schema from 0 to ${SCHEMA}` });
  expect(refusal({ ...schema0, artworks: [] })).toEqual({ path: "artworks", rule: "an object" });
  const flat = { ...SAMPLE.artworks[crest]!, width: 0 };
  expect(refusal({ ...SAMPLE, artworks: { ...SAMPLE.artworks, [crest]: flat } })?.path).toBe(`artworks.${crest}.width`);
});

test("a document whose references are broken is not read", () => {
  const leaf = SAMPLE.order[1]!;
  const rule = "order is a permutation of the artworks";
  expect(refusal({ ...SAMPLE, order: [crest] })).toEqual({ path: "order", rule });
  expect(refusal({ ...SAMPLE, order: [crest, crest] })).toEqual({ path: "order", rule });
  expect(refusal({ ...SAMPLE, order: [crest, idOf(77)] })).toEqual({ path: "order.1", rule });
  const stray = { ...SAMPLE.artworks, [leaf]: { ...SAMPLE.artworks[leaf]!, pieceKey: "toString" } };
  expect(refusal({ ...SAMPLE, artworks: stray })).toEqual({ path: `artworks.${leaf}.pieceKey`, rule: "the piece exists" });
  const misfiled = { ...SAMPLE.artworks, [leaf]: { ...SAMPLE.artworks[leaf]!, id: crest } };
  expect(refusal({ ...SAMPLE, artworks: misfiled })?.rule).toBe("the record is filed under its own id");
  const colourways = { [crest]: { id: crest, name: "Autumn", pieces: { collar: SAMPLE.pieces.front! } } };
  expect(refusal({ ...SAMPLE, colourways })?.path).toBe(`colourways.${crest}.pieces.collar`);
  expect(brokenReference(SAMPLE)).toBeNull();
});

test("a new garment has every piece bare, at true scale", () => {
  const document = emptyDocument({ styleId: idOf(9), size: "40", pieceKeys: ["front", "constructor"], options: { lined: true } });
  expect(readDocument(document)).toEqual(document);
  expect(Object.keys(document.pieces)).toEqual(["front", "constructor"]);
  expect(document.pieces.front).toEqual({ fabric: null, mapping: { scale: 1, angle: 0, offsetX: 0, offsetY: 0 } });
  expect(document.pieces.front!.mapping).not.toBe(document.pieces["constructor" as string]!.mapping);
});

test("the canonical text does not depend on the order in which things were said", () => {
  const turned = Object.fromEntries(Object.entries(SAMPLE).reverse());
  expect(canonical(turned)).toBe(canonical(SAMPLE));
  expect(canonical({ b: [1, { d: -0, c: null }], a: "é" })).toBe('{"a":"é","b":[1,{"c":null,"d":0}]}');
  expect(canonical({ ...SAMPLE, size: "L" })).not.toBe(canonical(SAMPLE));
  expect(() => canonical({ x: Number.NaN })).toThrow(RangeError);
});

test("pieces cut from one cloth share its key; a photograph of another width is another cloth", () => {
  const photo = { kind: "photo", imageId: idOf(1), mmWidth: 100, mmHeight: 80 } as const;
  expect(fabricKey(photo)).toBe(fabricKey({ ...photo }));
  expect(fabricKey(photo)).not.toBe(fabricKey({ ...photo, mmWidth: 101 }));
  expect(fabricKey({ kind: "product", productId: idOf(1) })).not.toBe(fabricKey(photo));
  expect(fabricKey({ kind: "colour", hex: "#ffffff" })).toBe("colour:#ffffff");
});

test("the samples of the history are documents that can be saved", () => {
  expect(EVERY_WORDING.length).toBeGreaterThan(60);
  expect(readDocument(SAMPLE)).toEqual(SAMPLE);
});
