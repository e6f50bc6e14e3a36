import { expect, test } from "vitest";
import { writeRecord } from "../../platform/files/record.ts";
import type { Scene } from "./scene.ts";
import { namedByScene } from "./store.ts";

const hash = (letter: string) => letter.repeat(64);
const cloth = (letter: string) => ({ record: hash(letter), mmWidth: 40, mmHeight: 40 });
const named = (scene: Scene) => namedByScene(writeRecord(scene, "salt"));

test("a scene names its garment and every cloth in it, so that none of them is laid aside", () => {
  const view = { yaw: 18, format: "portrait" as const, drape: hash("d") };
  expect(named({ kind: "worn", cloth: cloth("a"), ...view })).toEqual([hash("a"), hash("d")]);
  expect(named({ kind: "dressed", cloths: { "*": cloth("a"), collar: cloth("b") }, ...view })).toEqual([
    hash("d"),
    hash("a"),
    hash("b"),
  ]);
  expect(named({ kind: "cuttings", cloths: [cloth("a"), cloth("b")], columns: 2 })).toEqual([hash("a"), hash("b")]);
  const onSpot = { place: [0, 0, 0] as [number, number, number], turn: 0 };
  const built = { boxes: [], fixtures: [], hangers: [], folded: [], extent: onSpot.place };
  expect(
    named({
      kind: "room",
      room: { ...built, architecture: "gallery", start: { place: onSpot.place, target: onSpot.place } },
      cloths: { poplin: cloth("a") },
      colours: {},
      garments: [{ ...onSpot, drape: hash("d"), fabrics: { "*": "poplin" } }],
      pictures: [{ ...onSpot, scene: hash("e"), width: 620, height: 775 }],
    }),
  ).toEqual([hash("a"), hash("d"), hash("e")]);
  expect(namedByScene(null)).toEqual([]);
});
