import { MM_PER_INCH } from "@selvedge/geometry-core";
import { unreadable } from "../problem.ts";
import {
  BLEND_MODES,
  COLOUR_SLOTS,
  NORMAL_SLOTS,
  REPEAT_MODES,
  SCALAR_SLOTS,
  type ScalarSlot,
  type U3mColour,
  type U3mDocument,
  type U3mForeign,
  type U3mImage,
  type U3mNormal,
  type U3mPhysics,
  type U3mRgb,
  type U3mScalar,
  type U3mSide,
  type U3mWord,
} from "./document.ts";
import { JsonValue, parseJson } from "./json.ts";
import { isRelativePath } from "./path.ts";
import { CONSTRUCTIONS, FIBRE_WORDS, MATERIAL_TYPES } from "./words.ts";

const VERSIONS = ["1.0", "1.1"] as const;
const UUID_4 =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|\{[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\})$/i;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
const MAX_FIBRES = 50;
const BLACK: U3mRgb = { r: 0, g: 0, b: 0 };
const WHITE: U3mRgb = { r: 1, g: 1, b: 1 };
const UP = { x: 0, y: 0, z: 1 };

const pathIn = (value: JsonValue): string => {
  const path = value.text();
  if (!isRelativePath(path)) throw unreadable("field", { path: value.path, expected: "textures/name.png" });
  return path;
};

/** Version 1.0 gives one number for both ways; without any it follows from nothing, and 25.4 dpi is a pixel a millimetre. */
const dpiIn = (value: JsonValue): U3mImage["dpi"] => {
  if (value.isMissing) return { x: MM_PER_INCH, y: MM_PER_INCH };
  if (typeof value.value === "number") return { x: value.number(0), y: value.number(0) };
  return { x: value.at("x").number(0), y: value.at("y").number(0) };
};

const sizedIn = (value: JsonValue): Omit<U3mImage, "repeat"> => ({
  path: pathIn(value.at("path")),
  width: value.at("width").number(0),
  height: value.at("height").number(0),
  dpi: dpiIn(value.at("dpi")),
});

const imageIn = (value: JsonValue): U3mImage => ({
  ...sizedIn(value),
  repeat: value.at("repeat").or({ mode: "normal", rotation: 0 } as const, (repeat) => ({
    mode: repeat.at("mode").oneOf(REPEAT_MODES),
    rotation: repeat.at("rotation").number(),
  })),
});

const rgbIn = (value: JsonValue): U3mRgb => ({
  r: value.at("r").number(0, 1),
  g: value.at("g").number(0, 1),
  b: value.at("b").number(0, 1),
});

const scalarIn =
  (slot: ScalarSlot) =>
  (value: JsonValue): U3mScalar => {
    const { constant, bound } = SCALAR_SLOTS[slot];
    return {
      constant: value.at("constant").or(constant, (given) => (bound ? given.number(0, 1) : given.number())),
      texture: value.at("texture").or(null, (texture) => ({
        factor: texture.at("factor").or(1, (given) => given.number()),
        offset: texture.at("offset").or(0, (given) => given.number()),
        image: imageIn(texture.at("image")),
      })),
    };
  };

const colourIn = (value: JsonValue): U3mColour => ({
  constant: value.at("constant").or(BLACK, rgbIn),
  texture: value.at("texture").or(null, (texture) => ({
    mode: texture.at("mode").or("multiply" as const, (given) => given.oneOf(BLEND_MODES)),
    factor: texture.at("factor").or(WHITE, rgbIn),
    image: imageIn(texture.at("image")),
  })),
});

/** Version 1.0 has a number for the normal's constant and a factor for its scale. */
const normalIn = (value: JsonValue): U3mNormal => {
  const constant = value.at("constant");
  return {
    constant:
      constant.isMissing || typeof constant.value === "number"
        ? UP
        : {
            x: constant.at("x").number(-1, 1),
            y: constant.at("y").number(-1, 1),
            z: constant.at("z").number(-1, 1),
          },
    texture: value.at("texture").or(null, (texture) => ({
      scale: (texture.at("scale").isMissing ? texture.at("factor") : texture.at("scale")).or(1, (given) => given.number()),
      image: imageIn(texture.at("image")),
    })),
  };
};

const slots = <Slot extends string, Value>(
  names: readonly Slot[],
  side: JsonValue,
  read: (slot: Slot) => (value: JsonValue) => Value,
) =>
  Object.fromEntries(
    names.map((slot) => [
      slot,
      read(slot)(
        new JsonValue(
          side.at(slot).or({}, (given) => given.object()),
          `${side.path}.${slot}`,
        ),
      ),
    ]),
  ) as Record<Slot, Value>;

const sideIn = (side: JsonValue): U3mSide => ({
  ...slots(Object.keys(SCALAR_SLOTS) as ScalarSlot[], side, scalarIn),
  ...slots(COLOUR_SLOTS, side, () => colourIn),
  ...slots(NORMAL_SLOTS, side, () => normalIn),
  shader: side.at("shader").or("principled" as const, (given) => given.oneOf(["principled"])),
  preview: side.at("preview").or(null, sizedIn),
});

const wordIn =
  (words: readonly string[]) =>
  (value: JsonValue): U3mWord => {
    const type = value.at("type").oneOf(words);
    return { type, name: type === "other" ? value.at("name").text() : null };
  };

const physicsIn = (value: JsonValue): U3mPhysics => ({
  thickness: value.at("thickness").or(null, (given) => given.number(0)),
  weight: value.at("weight").or(null, (given) => given.number(0)),
  composition: value.at("composition").or(null, (composition) => ({
    parts: composition
      .at("parts")
      .list(MAX_FIBRES)
      .map((part) => ({ ratio: part.at("ratio").number(0, 1), ...wordIn(FIBRE_WORDS)(part) })),
  })),
  devices: {
    fab: value
      .at("devices")
      .or("null", (devices) => devices.at("fab").or("null", (fab) => (fab.value === "null" ? "null" : pathIn(fab)))),
  },
  material_type: value.at("material_type").or(null, wordIn(MATERIAL_TYPES)),
  construction: value.at("construction").or(null, wordIn(CONSTRUCTIONS)),
});

const foreignIn = (value: JsonValue): U3mForeign => value.or(null, (given) => given.object());

/** The document of a .u3m text, 1.0 or 1.1; 1.0 and what is left out become 1.1 with the schema's defaults. */
export function documentOf(text: string): U3mDocument {
  const root = new JsonValue(parseJson(text), "u3m");
  const version = root.at("schema").value;
  if (!VERSIONS.some((known) => known === version)) throw unreadable("version", { version: String(version), format: "U3M" });
  const material = root.at("material");
  const document: U3mDocument = {
    schema: "1.1",
    material: {
      id: material.at("id").text(UUID_4, "UUID 4"),
      name: material.at("name").text(/./, "“…”"),
      description: material.at("description").or("", (given) => given.text()),
      created: material.at("created").text(DATE_TIME, "2027-03-01T12:00:00Z"),
      modified: material.at("modified").text(DATE_TIME, "2027-03-01T12:00:00Z"),
      front: material.at("front").or(null, sideIn),
      back: material.at("back").or(null, sideIn),
      side: material.at("side").or(null, sideIn),
      physics: material.at("physics").or(null, physicsIn),
      metadata: foreignIn(material.at("metadata")),
    },
    custom: foreignIn(root.at("custom")),
  };
  const { front, back, side, physics } = document.material;
  if (!(front || back || side || physics))
    throw unreadable("field", { path: "u3m.material", expected: "front, back, side, physics" });
  return document;
}
