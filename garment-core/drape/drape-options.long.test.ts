import { testBounds } from "../testing/bounds.ts";

testBounds([
  ["shirt", "44", "least"],
  ["trousers", "44", "least"],
]);
