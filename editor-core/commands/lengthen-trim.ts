import { Id, Trim } from "../document/schema.ts";
import { command } from "./command.ts";
import { ofTrim, trimExists } from "./trim-checks.ts";
import { tenth } from "./wording.ts";

/** Cuts a zip, a tape or a cord to a length in mm, about its centre; its width is what it is made in. */
export const lengthenTrim = command(
  "lengthenTrim",
  { id: Id, height: Trim.shape.height },
  {
    label: ({ id, height }, context) =>
      ofTrim(id, context, "{{name}} cut to {{length}} mm on {{piece}}", { length: tenth(height) }),
    check: (document, { id }) => trimExists(document, id),
    apply: (draft, { id, height }) => {
      draft.trims[id]!.height = height;
    },
  },
);
