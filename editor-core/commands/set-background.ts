import { Background } from "../document/schema.ts";
import { command } from "./command.ts";

/** Change/Select Background: a plain colour or a picture behind the garment. */
export const setBackground = command(
  "setBackground",
  { background: Background },
  {
    label: ({ background }) =>
      background.kind === "plain"
        ? ["Background changed to {{hex}}", { hex: background.hex }]
        : ["Background changed to a picture", {}],
    check: () => null,
    apply: (draft, { background }) => {
      draft.background = background;
    },
  },
);
