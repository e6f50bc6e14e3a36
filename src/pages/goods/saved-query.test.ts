import { saveSearch } from "@selvedge/contract";
import { expect, test } from "vitest";
import { readList } from "./list-state.ts";
import { savedAddress, savedQuestion } from "./saved-query.ts";

const saved = (query: string) => savedAddress(new URLSearchParams(query));
const question = (query: string) => savedQuestion(readList(new URLSearchParams(query)));
const IMAGE = "0123456789abcdef0123456789abcdef";

test("one question has one address, however it was put together and whichever part of the list is looked at", () => {
  expect(saved("pattern=stripe&cid=poplin&pattern=check&page=3&size=48&view=table&together=1&r=5")).toBe(
    "cid=poplin&pattern=check&pattern=stripe",
  );
  expect(saved("cid= poplin &weight=&pattern=check&pattern=stripe")).toBe(saved("pattern=stripe&pattern=check&cid=poplin"));
  expect(saved("cid=poplin&sort=price")).not.toBe(saved("cid=poplin"));
  expect(saved("page=2&view=endless&somethingElse=1")).toBe("");
});

test("the saved address lists what was listed", () => {
  const query = `cid=twill&exact=1&advcid=${"@".repeat(12)}denim&secondaryId=250&style=rib%2C+2+%C3%97+2&weight=100-140.5&sort=-price`;
  expect(readList(new URLSearchParams(saved(query)))).toEqual(readList(new URLSearchParams(query)));
  const colour = "colour=0f4c81&colourCode=19-4052&pattern=check";
  expect(readList(new URLSearchParams(saved(colour)))).toEqual(readList(new URLSearchParams(colour)));
  const picture = `picture=${IMAGE}&region=0,0,1,0.5&weights=0,100,100&pattern=check`;
  expect(readList(new URLSearchParams(saved(picture)))).toEqual(readList(new URLSearchParams(picture)));
});

test("an address is what the server takes, whatever was typed", () => {
  const body = { name: "x", address: saved('cid=泡泡纱 "100 %" & more&pattern=check#'), question: null };
  expect(saveSearch.body.safeParse(body).success).toBe(true);
});

test("the index is asked for words, category and filters, and not for a page of them", () => {
  const asked = question("cid=poplin&primaryId=163&pattern=check&weight=100-140&sort=price&page=3&together=1");
  expect(saveSearch.body.parse({ name: "x", address: "", question: asked }).question).toEqual({
    keys: "poplin",
    primaryId: 163,
    filters: { pattern: ["check"], weight: [100, 140] },
  });
  expect(question(`picture=${IMAGE}&pattern=check`)).toBeNull();
  expect(question("colour=2a5f43&pattern=check")).toBeNull();
  expect(question(`products=${IMAGE}&colour=2a5f43`)).toMatchObject({ products: [IMAGE] });
});
