import { ArtworkLattice, Id, MAX_LENGTH_MM } from "../document/schema.ts";
import { fractionOf, lawfulDrops } from "../geometry/repeat.ts";
import { artworkExists, first } from "./checks.ts";
import { command, type Label } from "./command.ts";
import { ofArtwork, tenth } from "./wording.ts";

/** No print has a finer repeat; one of nothing could not be drawn. */
const step = ArtworkLattice.shape.across.min(1).max(MAX_LENGTH_MM);

/** Repeat as a lattice: where the neighbours of an artwork lie all over its piece, and which way up. The drop must suit the symmetry. */
export const setLattice = command(
  "setLattice",
  { id: Id, lattice: ArtworkLattice.extend({ across: step, down: step }) },
  {
    label: ({ id, lattice }, context): Label => {
      const { across, down, by, drop } = lattice;
      const size = { across: tenth(across), down: tenth(down) };
      if (drop === 0) return ofArtwork(id, context, "{{name}} repeated every {{across}} × {{down}} mm on {{piece}}", size);
      const share = fractionOf(drop)?.join("/") ?? `${tenth(drop * 100)} %`;
      return ofArtwork(
        id,
        context,
        by === "column"
          ? "{{name}} repeated every {{across}} × {{down}} mm on {{piece}}, columns dropped by {{share}}"
          : "{{name}} repeated every {{across}} × {{down}} mm on {{piece}}, rows shifted by {{share}}",
        { ...size, share },
      );
    },
    check: (document, { id, lattice: { symmetry, by, drop } }) =>
      first(
        artworkExists(document, id),
        (lawfulDrops(symmetry, by)?.includes(drop) ?? true) ? null : { rule: "outOfRange", path: "lattice.drop" },
      ),
    apply: (draft, { id, lattice }) => {
      Object.assign(draft.artworks[id]!, { repeat: "all", lattice });
    },
  },
);
