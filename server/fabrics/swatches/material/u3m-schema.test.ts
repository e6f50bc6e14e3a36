import { existsSync, readFileSync } from "node:fs";
import { archiveOfSwatch, readU3m, type Swatch, writeU3m } from "@selvedge/textile-core";
import { Ajv } from "ajv";
import { expect, test } from "vitest";

const SHARED = new URL("../../../../../shared/data/u3m/", import.meta.url);
const isThere = existsSync(SHARED);
const read = (name: string) => readFileSync(new URL(name, SHARED));

const picture = (map: string) => ({ path: `textures/${map} 1.png`, bytes: Uint8Array.from([1, 2, 3]) });
const full: Swatch = {
  id: "45d231aa-96a0-4d94-9aae-4a99fae0e32a",
  name: "Poplin",
  description: "",
  created: "2027-03-01T12:00:00Z",
  modified: "2027-03-01T12:00:00+01:00",
  widthMm: 30,
  heightMm: 20,
  widthPx: 512,
  heightPx: 341,
  maps: { albedo: picture("a"), normal: picture("n"), roughness: picture("r"), height: picture("h"), opacity: picture("o") },
  reliefMm: 0.2,
  colour: "#f2ead9",
  roughness: 0.8,
  opacity: 0.9,
  sheen: 0.1,
  sheenRoughness: 0.4,
  anisotropy: 0.5,
  anisotropyAngle: Math.PI,
  physics: {
    weightGsm: 109,
    thicknessMm: 0.24,
    bending: 6,
    composition: [
      ["cotton", 0.5],
      ["nettle", 0.5],
    ],
    material: "Woven",
    construction: "Own weave",
  },
};
const bare: Swatch = { ...full, maps: { albedo: picture("a") }, physics: {} };

test.skipIf(!isThere)(
  "what is written is valid by the published schema of U3M 1.1 (skipped where the schema is not beside the project)",
  () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(
      JSON.parse(read("u3m_schema_1.1.json").toString()),
    );
    for (const swatch of [full, bare]) {
      validate(JSON.parse(writeU3m(archiveOfSwatch(swatch).document)));
      expect(validate.errors).toBeNull();
    }
  },
);

test.skipIf(!isThere)("the published example of version 1.0 is read and written as valid 1.1 (skipped likewise)", () => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(read("u3m_schema_1.1.json").toString()));
  const example = readU3m(read("example_1.0.u3m"));
  if (!example.ok) throw new Error(JSON.stringify(example.problem));
  validate(JSON.parse(writeU3m(example.value)));
  expect(validate.errors).toBeNull();
  expect(example.value.material.front!.basecolor.texture!.image).toMatchObject({ width: 12.1759, dpi: { x: 1005, y: 1005 } });
  expect(example.value.custom).toMatchObject({ Vizoo: { fabrictype: "Twill" } });
});
