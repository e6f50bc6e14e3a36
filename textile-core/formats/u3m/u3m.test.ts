import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { Hex } from "../../colour/convert.ts";
import type { Reading } from "../problem.ts";
import { POPLIN_SWATCH } from "../samples/poplin.ts";
import { writeZip } from "../zip/write-zip.ts";
import { filesOf, readU3m, readU3ma, type U3mArchive, writeU3m, writeU3ma } from "./archive.ts";
import type { U3mDocument } from "./document.ts";
import { swatchOfArchive } from "./from-u3m.ts";
import { isRelativePath } from "./path.ts";
import { SWATCH_MAPS, type Swatch } from "./swatch.ts";
import { archiveOfSwatch } from "./to-u3m.ts";

const value = <Value>(reading: Reading<Value>): Value => {
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
};
const problem = (reading: Reading<unknown>) =>
  reading.ok ? undefined : { code: reading.problem.code, ...reading.problem.params };
const text = (json: unknown) => strToU8(JSON.stringify(json));
/** The document with another value at a path of keys. */
const change = (document: U3mDocument, path: string, put: unknown): Uint8Array => {
  const draft = structuredClone(document) as unknown as Record<string, unknown>;
  const keys = path.split(".");
  const owner = keys.slice(0, -1).reduce((node, key) => node[key] as Record<string, unknown>, draft);
  owner[keys.at(-1)!] = put;
  return text(draft);
};

const archive = archiveOfSwatch(POPLIN_SWATCH);
const sameSwatch = (back: Swatch, swatch: Swatch) => {
  expect(back.anisotropyAngle).toBeCloseTo(swatch.anisotropyAngle, 12);
  expect({ ...back, anisotropyAngle: 0 }).toEqual({ ...swatch, anisotropyAngle: 0 });
};

test("a poplin with its five maps and its physics comes back from the archive as it went in", () => {
  sameSwatch(value(swatchOfArchive(value(readU3ma(writeU3ma(archive))))), POPLIN_SWATCH);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const mm = fc.double({ min: 0.5, max: 900, noNaN: true });
const px = fc.integer({ min: 1, max: 4096 });
const anySwatch: fc.Arbitrary<Swatch> = fc
  .record({
    name: fc.string({ minLength: 1, unit: "grapheme" }).filter((name) => /./.test(name)),
    description: fc.string({ unit: "grapheme" }),
    widthMm: mm,
    heightMm: mm,
    widthPx: px,
    heightPx: px,
    reliefMm: share,
    colour: fc.integer({ min: 0, max: 0xffffff }).map((rgb): Hex => `#${rgb.toString(16).padStart(6, "0")}`),
    roughness: share,
    opacity: share,
    sheen: share,
    sheenRoughness: share,
    anisotropy: share,
    anisotropyAngle: share.map((part) => part * 2 * Math.PI),
    maps: fc
      .subarray([...SWATCH_MAPS], { minLength: 1 })
      .chain((maps) =>
        fc
          .array(fc.uint8Array({ maxLength: 300 }), { minLength: maps.length, maxLength: maps.length })
          .map((files) => Object.fromEntries(maps.map((map, index) => [map, { path: `t/${map}.png`, bytes: files[index]! }]))),
      ),
    physics: fc.record(
      {
        weightGsm: mm,
        thicknessMm: mm,
        bending: mm,
        composition: fc.array(fc.tuple(fc.constantFrom("cotton", "silk", "Hemp", "nettle"), share), {
          minLength: 1,
          maxLength: 4,
        }),
        material: fc.constantFrom("Woven" as const, "Knit" as const, "other" as const),
        construction: fc.constantFrom("Satin", "Own weave", "unknown"),
      },
      { requiredKeys: [] },
    ),
  })
  .map((swatch) => ({ ...swatch, id: POPLIN_SWATCH.id, created: POPLIN_SWATCH.created, modified: POPLIN_SWATCH.modified }));

test("any swatch comes back from the archive as it went in", () => {
  fc.assert(
    fc.property(anySwatch, (swatch) => {
      sameSwatch(value(swatchOfArchive(value(readU3ma(writeU3ma(archiveOfSwatch(swatch)))))), swatch);
    }),
  );
});

test("a name keeps the sign that stands for what could not be read", () => {
  const named = { ...POPLIN_SWATCH, name: "\ufffd " };
  sameSwatch(value(swatchOfArchive(value(readU3ma(writeU3ma(archiveOfSwatch(named)))))), named);
});

test("a document is read as it was written, and the same one writes the same bytes", () => {
  expect(value(readU3m(strToU8(writeU3m(archive.document))))).toEqual(archive.document);
  expect(writeU3ma(archive)).toEqual(writeU3ma(archiveOfSwatch(POPLIN_SWATCH)));
});

test("what other programs put into a material stays when we change ours", () => {
  const theirs: U3mArchive = {
    document: {
      ...archive.document,
      custom: { Vizoo: { camera: [1, { lens: "60 mm" }] } },
      material: {
        ...archive.document.material,
        back: archive.document.material.front,
        metadata: { ean: "400" },
        front: { ...archive.document.material.front!, subsurface_value: { constant: 0.3, texture: null } },
      },
    },
    files: [...archive.files, { name: "vizoo/extra.bin", bytes: strToU8("kept") }],
  };
  const after = value(readU3ma(writeU3ma(archiveOfSwatch({ ...POPLIN_SWATCH, sheen: 0.5 }, value(readU3ma(writeU3ma(theirs)))))));
  expect(after.document.custom).toMatchObject({ Vizoo: { camera: [1, { lens: "60 mm" }] } });
  expect(after.document.material.metadata).toEqual({ ean: "400" });
  expect(after.document.material.back).toEqual(theirs.document.material.back);
  expect(after.document.material.front!.subsurface_value.constant).toBe(0.3);
  expect(after.document.material.front!.sheen_value.constant).toBe(0.5);
  expect(after.files.find(({ name }) => name === "vizoo/extra.bin")?.bytes).toEqual(strToU8("kept"));
});

test("a number too large to be held is refused with its name, in the parts of other programs too", () => {
  const file = writeU3m({ ...archive.document, custom: { Vizoo: { zoom: 777 } } }).replace("777", "1e999");
  expect(readU3m(strToU8(file))).toMatchObject({ ok: false, problem: { code: "field", params: { path: "zoom" } } });
});

test("version 1.0, with one number for dpi and for the normal, is read as 1.1", () => {
  const image = { dpi: 1005, height: 11.1, width: 12.2, path: "t/n.jpg", repeat: { mode: "normal", rotation: 0 } };
  const old = {
    schema: "1.0",
    custom: { Vizoo: {} },
    material: {
      id: `{${POPLIN_SWATCH.id}}`,
      name: "Old",
      created: "2018-07-16T12:38:00+02:00",
      modified: "2018-07-16T12:38:00+02:00",
      description: "",
      back: null,
      front: {
        shader: "principled",
        normal: { constant: 0, texture: { factor: 1, offset: 0, image } },
        alpha: { constant: 0, texture: null },
      },
    },
  };
  const { material, schema } = value(readU3m(text(old)));
  expect(schema).toBe("1.1");
  expect(material.front!.normal).toEqual({
    constant: { x: 0, y: 0, z: 1 },
    texture: { scale: 1, image: { ...image, dpi: { x: 1005, y: 1005 } } },
  });
  expect(material.front!.ior.constant).toBe(1.4);
  expect(material.physics).toBeNull();
});

test("a problem names the field and what would be right", () => {
  const { document } = archive;
  expect(problem(readU3m(strToU8("{")))).toMatchObject({ code: "json" });
  expect(problem(readU3m(strToU8("[".repeat(5000))))).toEqual({ code: "json", byte: 100 });
  const after = (path: string, put: unknown) => problem(readU3m(change(document, path, put)));
  expect(after("schema", "2.0")).toEqual({ code: "version", version: "2.0", format: "U3M" });
  expect(after("material.front.alpha.constant", 2)).toEqual({
    code: "field",
    path: "u3m.material.front.alpha.constant",
    expected: "0 … 1",
  });
  expect(after("material.physics.composition.parts.1.type", "Plastic")).toMatchObject({
    code: "field",
    path: "u3m.material.physics.composition.parts[1].type",
  });
  expect(after("material.id", "1")).toMatchObject({ path: "u3m.material.id" });
  expect(after("material.front.basecolor.texture.image.path", "../../etc/passwd")).toMatchObject({
    path: "u3m.material.front.basecolor.texture.image.path",
  });
  const empty = { ...document.material, front: null, physics: null };
  expect(after("material", empty)).toMatchObject({ path: "u3m.material" });
});

test("an archive without a texture that its document names, with two documents, or with none, is refused", () => {
  expect(problem(readU3ma(writeU3ma({ ...archive, files: archive.files.slice(1) })))).toEqual({
    code: "zipMissing",
    name: "textures/albedo.png",
  });
  const twice = { ...archive, files: [...archive.files, { name: "other.u3m", bytes: strToU8("{}") }] };
  expect(problem(readU3ma(writeU3ma(twice)))).toEqual({ code: "otherFormat", format: "U3MA" });
  expect(problem(readU3ma(writeZip([])))).toEqual({ code: "otherFormat", format: "U3MA" });
  expect(problem(readU3ma(strToU8("not a zip at all, only text")))).toEqual({ code: "otherFormat", format: "zip" });
});

test("an archive from another program, with a folder around it, is read too", () => {
  const files = Object.fromEntries(archive.files.map(({ name, bytes }) => [`Poplin/${name}`, bytes]));
  const packed = zipSync({ "Poplin/Poplin.u3m": strToU8(writeU3m(archive.document)), ...files, "__MACOSX/x": strToU8("skip") });
  sameSwatch(value(swatchOfArchive(value(readU3ma(packed)))), POPLIN_SWATCH);
});

test("maps rounded apart by a thousandth are one cloth, maps of another size are a problem", () => {
  const sized = (width: number) => {
    const { document } = archive;
    const front = document.material.front!;
    const image = { ...front.normal.texture!.image, width };
    const changed = { ...front, normal: { ...front.normal, texture: { scale: 1, image } } };
    return swatchOfArchive({ ...archive, document: { ...document, material: { ...document.material, front: changed } } });
  };
  expect(sized(12.17).ok).toBe(true);
  expect(problem(sized(24))).toEqual({ code: "field", path: "u3m.material.front (normal)", expected: "12.1759 × 11.1195 mm" });
});

test("every texture and the preview are files of the document, each once", () => {
  expect(filesOf(archive.document)).toHaveLength(5);
});

test("paths that leave the folder, mean a device or another disk are not allowed", () => {
  expect(["a.png", "textures/a b.png", "x/y/z.tif", "$a.png"].every(isRelativePath)).toBe(true);
  const bad = [
    "",
    "/a",
    "a//b",
    "../a",
    "a/../b",
    "./a",
    "~/a",
    "C:/a",
    "a\\b",
    "con/a.png",
    "nul.txt",
    "a.",
    "a /b",
    "a%b/c.png",
    "a\u0000b",
  ];
  expect(bad.filter(isRelativePath)).toEqual([]);
});
