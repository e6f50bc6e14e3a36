import { Vector3 } from "three";
import type { Hanging } from "../taken/reach.ts";
import { BOARD_MM } from "./buttons.ts";
import { type Before, boardBeside, heldBy, hungBefore } from "./held-by.ts";
import type { Pointer, Pointers } from "./pointers.ts";

/** What is in hand in a headset: which hand holds it, or where it hangs while none does. */
export class InHand {
  private piece = -1;
  private holder: XRInputSource | null = null;
  private hand: Pointer | undefined;
  /** Before the eyes, where they were: it does not turn with the head. */
  private afloat: Before | null = null;

  /** The page says what is in hand some frames after it was taken: until then there is nothing to forget, and whoever takes now holds. */
  hear(piece: number): void {
    if (this.piece >= 0 && piece < 0) this.holder = null;
    if (piece !== this.piece) this.afloat = null;
    this.piece = piece;
  }

  takenBy(source: XRInputSource): void {
    this.holder = source;
  }

  /** The hand that holds it, or would. */
  holdingOf(pointers: Pointers): Pointer | undefined {
    return pointers.holding(this.holder);
  }

  /** One frame; `isElsewhere` while one is being taken elsewhere. */
  hold(pointers: Pointers, now: Before, isElsewhere: boolean): void {
    this.hand = this.piece < 0 ? undefined : this.holdingOf(pointers);
    if (this.hand) this.holder ??= this.hand.source;
    if (this.piece < 0 || this.hand) this.afloat = null;
    else if (!this.afloat || isElsewhere) this.afloat = now;
  }

  /** How a cloth of this width and drop is held; null while nothing is. */
  hungAs(size: readonly [number, number]): Hanging | null {
    if (this.hand?.hand) return heldBy(this.hand.hand, size);
    return this.afloat && hungBefore(this.afloat, size);
  }

  /** Where the board stands beside it, for these eyes. */
  boardBeside(clothMm: number, eyes: Vector3): ReturnType<typeof boardBeside> | null {
    const hung = this.hungAs([clothMm, 0]);
    if (!hung) return null;
    const side = this.hand && this.hand.source.handedness !== "left" ? -1 : 1;
    return boardBeside(new Vector3(...hung.place), this.afloat?.eyes ?? eyes, { clothMm, boardMm: BOARD_MM.width, side });
  }
}
