import { z } from "zod";
import { inDictionaries } from "../document/dictionary.ts";
import { brokenReference } from "../document/references.ts";
import { DesignDocument } from "../document/schema.ts";
import { command } from "./command.ts";

const LabelOfRevision = z.tuple([z.string().max(200), z.record(z.string(), z.union([z.string(), z.number()]))]);

/** Takes over another revision as a whole, as one step that can be undone. The label is the caller's. */
export const replaceDocument = command(
  "replaceDocument",
  { document: DesignDocument, label: LabelOfRevision },
  {
    label: ({ label }) => label,
    check: (_, { document }) => {
      const broken = brokenReference(document);
      return broken && { rule: "brokenReference", path: `document.${broken.path}` };
    },
    apply: (draft, { document }) => {
      Object.assign(draft, inDictionaries(document));
      if (!document.board) delete draft.board;
    },
  },
);
