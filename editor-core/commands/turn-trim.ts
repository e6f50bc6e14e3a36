import { normaliseAngle } from "@selvedge/geometry-core";
import { Id } from "../document/schema.ts";
import { command } from "./command.ts";
import { AnyAngle } from "./fields.ts";
import { ofTrim, trimExists } from "./trim-checks.ts";
import { tenth } from "./wording.ts";

/** Turns a trim about its centre to an angle on its piece. */
export const turnTrim = command(
  "turnTrim",
  { id: Id, angle: AnyAngle },
  {
    label: ({ id, angle }, context) =>
      ofTrim(id, context, "{{name}} turned to {{angle}}° on {{piece}}", { angle: tenth(normaliseAngle(angle)) }),
    check: (document, { id }) => trimExists(document, id),
    apply: (draft, { id, angle }) => {
      const trim = draft.trims[id]!;
      // 180° and −180° are the same direction: going from one to the other is no change.
      if (normaliseAngle(trim.angle) !== normaliseAngle(angle)) trim.angle = normaliseAngle(angle);
    },
  },
);
