import { z } from "zod";
import { Id, Trim } from "../document/schema.ts";
import { command } from "./command.ts";
import { ofTrim, trimExists } from "./trim-checks.ts";

/** Puts a trim into a layer; `to` says which way that is for those who read the history. */
export const layerTrim = command(
  "layerTrim",
  { id: Id, layer: Trim.shape.layer.unwrap(), to: z.enum(["top", "back"]) },
  {
    label: ({ id, to }, context) =>
      ofTrim(id, context, to === "top" ? "{{name}} brought to top on {{piece}}" : "{{name}} sent to back on {{piece}}"),
    check: (document, { id }) => trimExists(document, id),
    apply: (draft, { id, layer }) => {
      const trim = draft.trims[id]!;
      if ((trim.layer ?? 0) !== layer) trim.layer = layer;
    },
  },
);
