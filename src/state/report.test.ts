import { createErrorReport } from "@selvedge/contract";
import { expect, test } from "vitest";
import { ApiError } from "../api/error.ts";
import { reportOf } from "./report.ts";

const page = { pathname: "/goods", search: "?cid=twill" };

test.each([
  [
    "a failed call, whose sentence is the reader's",
    new ApiError({ code: -2, status: 503, message: "不可用" }),
    "HTTP 503, -2: 不可用",
  ],
  ["a fault of the page", new TypeError("x is not a function"), "x is not a function"],
  ["an error without words", new Error(""), "Unknown"],
  ["what is no error", "torn", "torn"],
])("the report of %s says what it was", (_, thrown, message) => {
  expect(createErrorReport.body.parse(reportOf(thrown, page))).toMatchObject({ message, url: "/goods?cid=twill" });
});

test("a report carries the number of the request, and no more than is taken", () => {
  const long = new ApiError({ code: 50001, status: 500, message: "m".repeat(5_000), requestId: "req-1" });
  expect(createErrorReport.body.parse(reportOf(long, page))).toMatchObject({ requestId: "req-1" });
});
