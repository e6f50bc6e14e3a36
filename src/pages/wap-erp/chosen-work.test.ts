import { expect, test } from "vitest";
import { chosenIn } from "./chosen-work.ts";

const ID = "0123456789abcdef0123456789abcdef";
const chosen = (query: string) => chosenIn(new URLSearchParams(query));

test("the filters of a worklist are read from its address, and what is none is left out", () => {
  expect(chosen(`mine=1&waiting=1&late=1&state=inLab&step=dyeing&companyId=${ID}&dueFrom=2026-11-01&dueTo=2026-11-30`)).toEqual({
    mine: true,
    waiting: true,
    late: true,
    state: "inLab",
    step: "dyeing",
    companyId: ID,
    dueFrom: "2026-11-01",
    dueTo: "2026-11-30",
  });
  expect(chosen("kind=order&state=toString&step=valueOf&companyId=x&dueFrom=tomorrow&dueTo=")).toEqual({});
  for (const typed of ["0002", "0020", "0202"]) expect(chosen(`dueFrom=${typed}-11-01`)).toEqual({});
});
