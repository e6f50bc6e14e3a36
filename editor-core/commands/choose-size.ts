import { DesignDocument } from "../document/schema.ts";
import { command } from "./command.ts";

/** Chooses the size the garment is drafted in. */
export const chooseSize = command(
  "chooseSize",
  { size: DesignDocument.shape.size },
  {
    label: ({ size }) => ["Size {{size}} chosen", { size }],
    check: () => null,
    apply: (draft, { size }) => {
      draft.size = size;
    },
  },
);
