import { normaliseAngle } from "@selvedge/geometry-core";
import { Id } from "../document/schema.ts";
import { artworkIsFree } from "./checks.ts";
import { command } from "./command.ts";
import { AnyAngle } from "./fields.ts";
import { ofArtwork, tenth } from "./wording.ts";

/** Turns an artwork about its centre to an angle on its piece. */
export const turnArtwork = command(
  "turnArtwork",
  { id: Id, angle: AnyAngle },
  {
    label: ({ id, angle }, context) =>
      ofArtwork(id, context, "{{name}} turned to {{angle}}° on {{piece}}", { angle: tenth(normaliseAngle(angle)) }),
    check: (document, { id }) => artworkIsFree(document, id),
    apply: (draft, { id, angle }) => {
      const artwork = draft.artworks[id]!;
      // 180° and −180° are the same direction: going from one to the other is no change.
      if (normaliseAngle(artwork.angle) !== normaliseAngle(angle)) artwork.angle = normaliseAngle(angle);
    },
  },
);
