import { z } from "zod";
import { Id } from "../document/schema.ts";
import { artworkExists } from "./checks.ts";
import { command } from "./command.ts";
import { ofArtwork } from "./wording.ts";

/** Apply to Fabric: the artwork becomes part of the cloth and is on every piece cut from it. It does not move on its own piece. */
export const applyArtworkToFabric = command(
  "applyArtworkToFabric",
  { id: Id, onFabric: z.boolean() },
  {
    label: ({ id, onFabric }, context) =>
      ofArtwork(
        id,
        context,
        onFabric ? "{{name}} applied to the fabric of {{piece}}" : "{{name}} taken off the fabric, kept on {{piece}}",
      ),
    check: (document, { id }) => artworkExists(document, id),
    apply: (draft, { id, onFabric }) => {
      draft.artworks[id]!.onFabric = onFabric;
    },
  },
);
