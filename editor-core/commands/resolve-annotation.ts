import { z } from "zod";
import { Id } from "../document/schema.ts";
import { annotationExists } from "./checks.ts";
import { command } from "./command.ts";
import { ofAnnotation } from "./wording.ts";

/** Marks a note as dealt with, or opens it again. */
export const resolveAnnotation = command(
  "resolveAnnotation",
  { id: Id, resolved: z.boolean() },
  {
    label: ({ id, resolved }, context) =>
      ofAnnotation(id, context, resolved ? "Annotation resolved on {{piece}}" : "Annotation reopened on {{piece}}"),
    check: (document, { id }) => annotationExists(document, id),
    apply: (draft, { id, resolved }) => {
      draft.annotations[id]!.resolved = resolved;
    },
  },
);
