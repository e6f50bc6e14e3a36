import { z } from "zod";
import { command } from "./command.ts";

/** Says which closures of the garment are worn open, as one text such as "front"; an empty one has all closed. `change` says in the designer's words which was opened or closed. */
export const openClosure = command(
  "openClosure",
  { open: z.string().max(80), change: z.object({ name: z.string().min(1).max(80), isOpen: z.boolean() }) },
  {
    label: ({ change: { name, isOpen } }) => [isOpen ? "{{closure}} worn open" : "{{closure}} worn closed", { closure: name }],
    check: () => null,
    apply: (draft, { open }) => {
      if (open === "") delete draft.options.open;
      else draft.options.open = open;
    },
  },
);
