import { createOwnStyle, listOwnStyles, readOwnPattern, removeOwnStyle } from "@selvedge/contract";
import { domain } from "../../../platform/http/registry.ts";
import { createOwnStyleHandler } from "./create-own-style.ts";
import { listOwnStylesHandler } from "./list-own-styles.ts";
import { readOwnPatternHandler } from "./read-own-pattern.ts";
import { removeOwnStyleHandler } from "./remove-own-style.ts";

export const ownStyles = domain((on) => {
  on(readOwnPattern, readOwnPatternHandler);
  on(createOwnStyle, createOwnStyleHandler);
  on(listOwnStyles, listOwnStylesHandler);
  on(removeOwnStyle, removeOwnStyleHandler);
});
