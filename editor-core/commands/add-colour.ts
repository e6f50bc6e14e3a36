import { Colour, MAX_COLOURS } from "../document/schema.ts";
import { command } from "./command.ts";

/** Adds to the customer colours. One that is there already, by code and sRGB, is not added twice. */
export const addColour = command(
  "addColour",
  { colour: Colour },
  {
    label: ({ colour }) => ["Colour {{name}} added", { name: colour.name || colour.code || colour.hex }],
    check: ({ colours }) => (colours.length >= MAX_COLOURS ? { rule: "tooMany", path: "colour" } : null),
    apply: (draft, { colour }, before) => {
      if (!before.colours.some(({ code, hex }) => code === colour.code && hex === colour.hex)) draft.colours.push(colour);
    },
  },
);
