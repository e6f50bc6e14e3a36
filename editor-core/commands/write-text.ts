import { Artwork, ArtworkText, Id } from "../document/schema.ts";
import { artworkIsFree, first } from "./checks.ts";
import { command } from "./command.ts";
import { Extent } from "./fields.ts";

const LABEL_LETTERS = 24;
const NAME_LETTERS = 80;

const inOneLine = (content: string): string => content.replaceAll("\n", " ").trim();

/** What an artwork of letters is called until somebody names it: its words, in one line. Empty for nothing but blanks. */
export const nameOfText = (content: string): string => inOneLine(content).slice(0, NAME_LETTERS);

/** Replaces the text of a lettering artwork: what it says, the picture made from it, and the size in mm that picture has. A name that the user has given is kept. */
export const writeText = command(
  "writeText",
  { id: Id, text: ArtworkText, imageId: Artwork.shape.imageId, ...Extent },
  {
    label: ({ text }) => ["Text changed to {{text}}", { text: inOneLine(text.content).slice(0, LABEL_LETTERS) }],
    check: (document, { id }) =>
      first(artworkIsFree(document, id), document.artworks[id]?.text === null ? { rule: "notText", path: "id" } : null),
    apply: (draft, { id, text, imageId, width, height }) => {
      const artwork = draft.artworks[id]!;
      const isNamedByWords = artwork.text !== null && artwork.name === nameOfText(artwork.text.content);
      const name = (isNamedByWords && nameOfText(text.content)) || artwork.name;
      Object.assign(artwork, { name, text, imageId, width, height });
    },
  },
);
