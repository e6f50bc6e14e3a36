import { normaliseAngle } from "@selvedge/geometry-core";
import { z } from "zod";
import { Artwork, Id, MAX_ARTWORKS } from "../document/schema.ts";
import { artworksExist, first, noneLocked, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { AnyAngle, Extent, Place } from "./fields.ts";

const Transform = z.object({ id: Id, ...Place, ...Extent, angle: AnyAngle, flipped: Artwork.shape.flipped });

const TEXTS = {
  sized: "{{count}} artworks sized",
  turned: "{{count}} artworks turned",
  flipped: "{{count}} artworks flipped",
  aligned: "{{count}} artworks aligned",
  distributed: "{{count}} artworks distributed",
} as const;

/** Changes place, size, angle and flip of several artworks as one step: sized, turned, flipped, aligned or distributed together. */
export const transformArtworks = command(
  "transformArtworks",
  {
    how: z.enum(["sized", "turned", "flipped", "aligned", "distributed"]),
    /** Called so in kept histories. */
    lies: z.array(Transform).min(1).max(MAX_ARTWORKS),
  },
  {
    label: ({ how, lies }) => [TEXTS[how], { count: lies.length }],
    check: (document, { lies }) => {
      const ids = lies.map(({ id }) => id);
      return first(artworksExist(document, ids, "lies"), noneTwice(ids, "lies"), noneLocked(document, ids, "lies"));
    },
    apply: (draft, { lies }) => {
      for (const { id, angle, ...transform } of lies) {
        const artwork = draft.artworks[id]!;
        Object.assign(artwork, transform);
        // 180° and −180° are the same direction: going from one to the other is no change.
        if (normaliseAngle(artwork.angle) !== normaliseAngle(angle)) artwork.angle = normaliseAngle(angle);
      }
    },
  },
);
