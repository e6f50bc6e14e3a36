import { Colour } from "../document/schema.ts";
import { command } from "./command.ts";

/** Takes a colour, named by its code and sRGB, out of the customer colours. */
export const removeColour = command(
  "removeColour",
  { code: Colour.shape.code, hex: Colour.shape.hex },
  {
    label: ({ code, hex }, { before }) => [
      "Colour {{name}} removed",
      { name: before.colours.find((colour) => colour.code === code && colour.hex === hex)?.name || code || hex },
    ],
    check: ({ colours }, { code, hex }) =>
      colours.some((colour) => colour.code === code && colour.hex === hex) ? null : { rule: "unknownColour", path: "hex" },
    apply: (draft, { code, hex }, before) => {
      draft.colours = before.colours.filter((colour) => colour.code !== code || colour.hex !== hex);
    },
  },
);
