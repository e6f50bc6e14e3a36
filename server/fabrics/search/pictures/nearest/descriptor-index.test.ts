import { DESCRIPTOR_SIZE, EVEN_WEIGHTS, farFrom, type ImageDescriptor, randomFrom } from "@selvedge/textile-core";
import { describe, expect, test } from "vitest";
import type { Described, DescriptorIndex, NearFabric } from "./descriptor-index.ts";
import { exactScan } from "./exact-scan.ts";

/** An index that is not exact: it holds all fabrics by every fourth number, and only the best of these in full. */
function coarseScan(): DescriptorIndex {
  const [coarse, exact] = [new Map<string, Described>(), exactScan()];
  const everyFourth = (descriptor: ImageDescriptor) => descriptor.map((number, at) => (at % 4 === 0 ? number : 0));
  return {
    async put(fabrics) {
      for (const one of fabrics) coarse.set(one.id, { ...one, descriptors: everyFourth(one.descriptors) });
      await exact.put(fabrics);
    },
    async remove(ids) {
      for (const id of ids) coarse.delete(id);
      await exact.remove(ids);
    },
    async nearest(sought, { weights, isAllowed, limit }) {
      const allowed = [...coarse.values()].filter(({ id }) => !isAllowed || isAllowed(id));
      const best = new Set(idsOf(oneByOne(allowed, sought.map(everyFourth), weights).slice(0, 3 * limit)));
      return exact.nearest(sought, { weights, limit, isAllowed: (id) => best.has(id) });
    },
    compare: exact.compare,
  };
}

/** Every implementation, and the share of the nearest twenty that it finds at least. Whoever writes another adds it here. */
const IMPLEMENTATIONS: readonly (readonly [name: string, empty: () => DescriptorIndex, recall: number])[] = [
  ["exact scan", exactScan, 1],
  ["coarse scan, exact for the best", coarseScan, 0.9],
];

const FABRICS = 600;
const COLOURWAYS = 20;
const LIMIT = 20;
const QUERIES = 25;
/** Distances are sums of 32-bit floats. */
const DIGITS = 3;

const random = randomFrom(41);
const around = (middle: ArrayLike<number>, width: number): Int8Array =>
  Int8Array.from(middle, (number) => Math.max(-127, Math.min(127, Math.round(number + width * (random() - 0.5)))));
const nothing = new Int8Array(DESCRIPTOR_SIZE);
/** A descriptor whose numbers are all `value`. */
const even = (value: number): Int8Array => new Int8Array(DESCRIPTOR_SIZE).fill(value);
const fabric = (id: string, ...descriptors: readonly Int8Array[]): Described => ({
  id,
  descriptors: Int8Array.from(descriptors.flatMap((descriptor) => [...descriptor])),
});
/** Cloths of one to four descriptors each, as a catalogue has them: drawings in twenty colourways, no two cloths alike. */
const CATALOGUE = Array.from({ length: FABRICS / COLOURWAYS }, () => around(nothing, 160)).flatMap((drawing, place) =>
  Array.from({ length: COLOURWAYS }, (_, way) => {
    const own = around(drawing, 70);
    return fabric(`fabric ${place * COLOURWAYS + way}`, ...Array.from({ length: 1 + (way % 4) }, () => around(own, 30)));
  }),
);
const descriptorsOf = ({ descriptors }: Described): ImageDescriptor[] =>
  Array.from({ length: descriptors.length / DESCRIPTOR_SIZE }, (_, at) =>
    descriptors.subarray(at * DESCRIPTOR_SIZE, (at + 1) * DESCRIPTOR_SIZE),
  );

/** What is right, by comparing one by one. */
function oneByOne(fabrics: readonly Described[], sought: readonly ImageDescriptor[], weights = EVEN_WEIGHTS): NearFabric[] {
  const far = (of: Described) =>
    Math.min(...descriptorsOf(of).flatMap((own) => sought.map((descriptor) => farFrom(own, descriptor, weights))));
  return fabrics
    .map((of) => ({ id: of.id, distance: far(of) }))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}
const once = (sought: ImageDescriptor) => ({ sought, counts: 1 });
const idsOf = (found: readonly NearFabric[]) => found.map(({ id }) => id);
const ALL = { weights: EVEN_WEIGHTS, isAllowed: null, limit: LIMIT };
const UNEVEN = { colour: 0.25, texture: 2, scale: 0 };

describe.each(IMPLEMENTATIONS)("%s", (_name, empty, recall) => {
  const indexOf = async (fabrics: readonly Described[]) => {
    const index = empty();
    await index.put(fabrics);
    return index;
  };

  test("an empty index finds nothing and compares with nothing", async () => {
    const index = empty();
    expect(await index.nearest([even(3)], ALL)).toEqual([]);
    expect(await index.compare(["nobody"], [once(even(3))], EVEN_WEIGHTS)).toEqual([null]);
    await index.remove(["nobody"]);
    await index.put([]);
    expect(await index.nearest([even(3)], ALL)).toEqual([]);
  });

  test.each([
    ["evenly weighed", EVEN_WEIGHTS],
    ["unevenly weighed", UNEVEN],
  ])(`of the nearest twenty it finds at least ${100 * recall} %%, %s`, async (_weighed, weights) => {
    const index = await indexOf(CATALOGUE);
    let found = 0;
    for (let query = 0; query < QUERIES; query += 1) {
      const own = descriptorsOf(CATALOGUE[query * 23]!);
      const sought = [around(own[0]!, 40), around(own.at(-1)!, 40)].slice(0, 1 + (query % 2));
      const near = new Set(idsOf(await index.nearest(sought, { ...ALL, weights })));
      found += idsOf(oneByOne(CATALOGUE, sought, weights).slice(0, LIMIT)).filter((id) => near.has(id)).length;
    }
    expect(found / (QUERIES * LIMIT)).toBeGreaterThanOrEqual(recall);
  });

  test("what it finds is in order, each as far as the nearest of its descriptors, and never more than was asked for", async () => {
    const index = await indexOf(CATALOGUE);
    const sought = [around(nothing, 160), around(nothing, 160)];
    const right = new Map(oneByOne(CATALOGUE, sought).map(({ id, distance }) => [id, distance]));
    const found = await index.nearest(sought, ALL);
    expect(found).toHaveLength(LIMIT);
    for (const { id, distance } of found) expect(distance).toBeCloseTo(right.get(id)!, DIGITS);
    expect(found.map(({ distance }) => distance)).toEqual(found.map(({ distance }) => distance).sort((a, b) => a - b));
    expect(await index.nearest(sought, { ...ALL, limit: 2 * FABRICS })).toHaveLength(FABRICS);
  });

  test("of fabrics that are equally near the lesser ids come first, in whatever order they were put in", async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `tie ${String(at).padStart(3, "0")}`);
    const index = await indexOf([fabric("nearest", even(11)), ...ids.toReversed().map((id) => fabric(id, even(20), even(90)))]);
    expect(idsOf(await index.nearest([even(10)], { ...ALL, limit: 5 }))).toEqual(["nearest", ...ids.slice(0, 4)]);
  });

  test("what is not allowed is not found, however near, and does not take the place of what is", async () => {
    const index = await indexOf(CATALOGUE);
    const allowed = new Set(CATALOGUE.filter((_, at) => at % 50 === 7).map(({ id }) => id));
    const own = CATALOGUE[100]!;
    const found = await index.nearest(descriptorsOf(own).slice(0, 1), { ...ALL, isAllowed: (id) => allowed.has(id) });
    expect(new Set(idsOf(found))).toEqual(allowed);
    expect(await index.nearest([even(0)], { ...ALL, isAllowed: () => false })).toEqual([]);
  });

  test("a fabric that was taken out is found no more, the others still are, and it may come back", async () => {
    const index = await indexOf(CATALOGUE);
    const [gone, stays] = [CATALOGUE[40]!, CATALOGUE[FABRICS - 1]!];
    const nearestTo = async (own: Described) => (await index.nearest(descriptorsOf(own), { ...ALL, limit: 1 }))[0]!.id;
    expect(await nearestTo(gone)).toBe(gone.id);
    await index.remove([gone.id, "nobody", gone.id]);
    expect(await nearestTo(gone)).not.toBe(gone.id);
    expect(await nearestTo(stays)).toBe(stays.id);
    expect(await index.compare([gone.id, stays.id], [once(even(0))], EVEN_WEIGHTS)).toEqual([null, expect.anything()]);
    expect(await index.nearest([even(0)], { ...ALL, limit: FABRICS })).toHaveLength(FABRICS - 1);
    await index.put([gone]);
    expect(await nearestTo(gone)).toBe(gone.id);
  });

  test("new descriptors take the place of all the old ones; a fabric that has none left is not found", async () => {
    const index = await indexOf([fabric("a", even(10), even(50)), fabric("b", even(30))]);
    await index.put([fabric("a", even(100))]);
    expect(idsOf(await index.nearest([even(50)], ALL))).toEqual(["b", "a"]);
    expect(await index.compare(["a"], [once(even(10))], EVEN_WEIGHTS)).toMatchObject([{ descriptor: even(100) }]);
    await index.put([fabric("a")]);
    expect(idsOf(await index.nearest([even(50)], ALL))).toEqual(["b"]);
    expect(await index.compare(["a"], [once(even(10))], EVEN_WEIGHTS)).toEqual([null]);
  });

  test("a fabric is compared exactly, by the nearest of its descriptors to any view, in the order asked for", async () => {
    const index = await indexOf(CATALOGUE);
    const views = [once(around(nothing, 160)), { sought: around(nothing, 160), counts: 1.1 }];
    const asked = [CATALOGUE[9]!, CATALOGUE[3]!, CATALOGUE[3]!, CATALOGUE[598]!];
    const ids = [...asked.map(({ id }) => id), "nobody"];
    const compared = await index.compare(ids, views, UNEVEN);
    expect(compared.at(-1)).toBeNull();
    for (const [at, own] of asked.entries()) {
      const { view, descriptor, distance } = compared[at]!;
      const right = views.map(({ sought, counts }) => counts * oneByOne([own], [sought], UNEVEN)[0]!.distance);
      expect(distance).toBeCloseTo(Math.min(...right), DIGITS);
      expect(view.counts * farFrom(descriptor, view.sought, UNEVEN)).toBeCloseTo(distance, DIGITS);
    }
    // A view that counts for more is never the nearest, though it is just as near.
    const [twice] = await index.compare([ids[0]!], [{ ...views[0]!, counts: 2 }, views[0]!], UNEVEN);
    expect(twice!.view.counts).toBe(1);
  });
});
