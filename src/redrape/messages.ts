import type { ChosenOptions, DrapeLevel, HandClass, Piece } from "@selvedge/garment-core";

/** A garment to be draped: a recipe in a size, with what is chosen of its options and which of its closures are open, in a class of cloth. */
export type RedrapeInput = {
  readonly recipe: string;
  readonly size: string;
  readonly chosen: ChosenOptions;
  readonly hand: HandClass;
  /** Keys of the closures that are worn open; default none. */
  readonly open?: readonly string[];
};

/** A piece that is otherwise than in the pattern because a closure is open. */
export type OpenedPiece = Pick<Piece, "key" | "outline" | "internal">;

/** What the page asks: a drape, which ends the one before; that what is under way be given up; or that what every drape of a size needs be made ready. */
export type RedrapeRequest =
  | { readonly kind: "drape"; readonly number: number; readonly input: RedrapeInput }
  | { readonly kind: "ready"; readonly input: RedrapeInput }
  | { readonly kind: "stop" };

/** What the worker answers to the drape of a number: how far it is (0…1), the garment coarse and then fine as a stored drape, that it cannot be sewn, or that something else went wrong. */
export type RedrapeAnswer = { readonly number: number } & (
  | { readonly kind: "progress"; readonly share: number }
  | {
      readonly kind: "draped";
      readonly level: DrapeLevel;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly pieces: readonly OpenedPiece[];
    }
  | { readonly kind: "unsewable" | "failed"; readonly reason: string }
);
