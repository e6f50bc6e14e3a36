import { inlinePool } from "@selvedge/server";
import { test } from "vitest";
import { expectSamePicture } from "../same-picture.ts";
import { drawWelcomePicture } from "./draw.ts";
import { shippedWelcome } from "./shipped.ts";
import { WELCOME } from "./welcome.ts";

/** The shelf alone draws twelve cloths. */
const LONG_MS = 600_000;

test.each(WELCOME)("the picture $name drawn again is the shipped one", { timeout: LONG_MS }, async ({ name, picture }) => {
  await expectSamePicture(await drawWelcomePicture(inlinePool, picture), shippedWelcome(name));
});
