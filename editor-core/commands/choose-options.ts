import { z } from "zod";
import { DesignDocument } from "../document/schema.ts";
import { command } from "./command.ts";
import { tenth } from "./wording.ts";

const Change = z.object({ name: z.string().min(1).max(80), value: z.number(), unit: z.enum(["mm", "%"]) });

/** Chooses the options the garment is drafted with. `change` says in the designer's words what was chosen; null goes back to the garment as drafted. */
export const chooseOptions = command(
  "chooseOptions",
  { options: DesignDocument.shape.options, change: Change.nullable() },
  {
    label: ({ change }) =>
      change
        ? ["{{option}} set to {{value}} {{unit}}", { option: change.name, value: tenth(change.value), unit: change.unit }]
        : ["Fit and lengths as drafted", {}],
    check: () => null,
    apply: (draft, { options }) => {
      draft.options = options;
    },
  },
);
