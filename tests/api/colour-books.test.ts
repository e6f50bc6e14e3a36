import { addColourBook, deleteColourBook, findColour, listColourBooks, nearestColours } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUYER, type Client, SALES, startApp, type TestApp } from "./harness.ts";
import { NO_ID } from "./mill.ts";

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
beforeAll(async () => {
  portal = await startApp({ limits: { rates: false } });
  [designer, buyer, sales] = (await Promise.all([
    portal.signIn(),
    portal.signIn(BUYER.username, BUYER.password),
    portal.signIn(SALES.username, SALES.password),
  ])) as [Client, Client, Client];
});
afterAll(() => portal.close());

const file = (text: string, name: string) => ({ file: { bytes: new TextEncoder().encode(text), name } });
/** Invented colours under a sold system's name: what a customer who owns the book would load. */
const OWN_PANTONE = file(
  "name,code,L,a,b\nCustomer Navy,19-9999 TCX,22,2,-24\nCustomer Rose,17-9998 TCX,58,48,12\n",
  "Pantone TCX own.csv",
);
const SEASON = file("GIMP Palette\nName: Autumn\n#\n176 18 63 Cochineal\n42 95 67 Bottle\n", "season.gpl");

test("a code of a sold system is answered from the customer's own book, and without one the system is named", async () => {
  const before = await designer.call(findColour, { query: "19-9999 TCX" });
  expect(before).toEqual({ colours: [], bookMissing: "Pantone" });
  const added = await designer.call(addColourBook, {}, OWN_PANTONE);
  expect(added).toMatchObject({ name: "Pantone TCX own", colours: 2, owner: "own" });
  const { colours, bookMissing } = await designer.call(findColour, { query: "19-9999 TCX" });
  expect(bookMissing).toBeNull();
  expect(colours).toMatchObject([{ name: "Customer Navy", code: "19-9999 TCX", basis: "measured", lab: [22, 2, -24] }]);
  expect(await buyer.call(findColour, { query: "19-9999 TCX" })).toEqual({ colours: [], bookMissing: "Pantone" });
});

test("the mill's book is everybody's, and the portal's named colours are always there", async () => {
  await sales.call(addColourBook, {}, SEASON);
  const lists = await Promise.all([designer, buyer].map((client) => client.call(listColourBooks, {})));
  expect(lists.map((books) => books.map(({ name, owner }) => `${owner} ${name}`))).toEqual([
    ["own Pantone TCX own", "mill Autumn", "portal Named colours"],
    ["mill Autumn", "portal Named colours"],
  ]);
  expect((await buyer.call(findColour, { query: "cochin" })).colours[0]).toMatchObject({ book: "Autumn", hex: "#b0123f" });
  expect((await buyer.call(findColour, { query: "navy" })).colours[0]).toMatchObject({ book: "Named colours", basis: "screen" });
  expect(await buyer.call(findColour, { query: "no such colour" })).toEqual({ colours: [], bookMissing: null });
});

test("the nearest colour of a colour of a book is itself, at no difference", async () => {
  const [first, second] = await buyer.call(nearestColours, { hex: "#2a5f43", limit: 2 });
  expect(first).toMatchObject({ name: "Bottle", book: "Autumn", deltaE: 0 });
  expect(second!.deltaE).toBeGreaterThan(0);
  const autumn = (await buyer.call(listColourBooks, {})).find(({ name }) => name === "Autumn")!;
  expect(await buyer.call(nearestColours, { hex: "#000000", bookId: autumn.bookId! })).toHaveLength(2);
});

test("a book under a name already used takes its place", async () => {
  const again = file("GIMP Palette\nName: autumn\n#\n1 2 3 Ink\n", "x.gpl");
  await sales.call(addColourBook, {}, again);
  const books = (await buyer.call(listColourBooks, {})).filter(({ owner }) => owner === "mill");
  expect(books).toMatchObject([{ name: "autumn", colours: 1 }]);
});

test("somebody else's book can be neither seen nor removed; one's own can", async () => {
  const own = (await designer.call(listColourBooks, {})).find(({ owner }) => owner === "own")!;
  const bookId = own.bookId!;
  expect(await buyer.ask(deleteColourBook, { bookId })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(nearestColours, { hex: "#000000", bookId })).toMatchObject({ code: 40400 });
  const mills = (await buyer.call(listColourBooks, {})).find(({ owner }) => owner === "mill")!;
  expect(await designer.ask(deleteColourBook, { bookId: mills.bookId! })).toMatchObject({ code: 40400 });
  expect(await designer.call(deleteColourBook, { bookId })).toEqual({ deleted: 1 });
  expect(await designer.call(findColour, { query: "19-9999 TCX" })).toMatchObject({ bookMissing: "Pantone" });
  expect(await designer.ask(deleteColourBook, { bookId: NO_ID })).toMatchObject({ code: 40400 });
});

test("a file that is no book is refused with what is wrong with it, in the reader's language", async () => {
  const bad = file("name,code,L,a,b\nRed,1,fifty,0,0\n", "bad.csv");
  const english = await designer.ask(addColourBook, {}, bad);
  expect(english).toMatchObject({ code: 40001, data: { fields: [{ path: "file", rule: "number" }] } });
  const said = ({ data }: { data: unknown }) => (data as { fields: { message: string }[] }).fields[0]!.message;
  expect(said(english)).toBe("Line 2: “fifty” is not a number.");
  const french = await designer.ask(addColourBook, {}, { ...bad, headers: { "accept-language": "fr" } });
  expect(said(french)).toContain("fifty");
  expect(said(french)).not.toBe(said(english));
  expect(await designer.ask(addColourBook, {}, file("", "empty.ase"))).toMatchObject({ code: 40001 });
  expect(await designer.ask(addColourBook, {})).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(addColourBook, {}, SEASON)).toMatchObject({ code: 40100 });
});
