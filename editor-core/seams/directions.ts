import { normaliseAngle } from "@selvedge/geometry-core";
import { fabricKey } from "../document/fabric-key.ts";
import type { DesignDocument, FabricRef, PieceKey } from "../document/schema.ts";

/** Pieces of one fabric that are cut against the direction in which most of it is cut. */
export type Opposed = {
  readonly fabric: FabricRef;
  /** The angle most of the pieces have. */
  readonly angle: number;
  readonly along: readonly PieceKey[];
  readonly against: readonly PieceKey[];
};

/** Crosswise is a choice of its own: only what points more backwards than sideways is against the others. */
const SIDEWAYS = 90;
/** Nearer to the main direction, or to its opposite, than this is cut lengthwise. */
const LENGTHWISE = SIDEWAYS / 2;

/** Each fabric that lies upside down under some of its pieces, as seen from the others. Without a fabric so cut the list is empty. */
export function opposedPieces({ pieces }: Pick<DesignDocument, "pieces">): Opposed[] {
  const laid = Object.entries(pieces).flatMap(([key, { fabric, mapping }]) =>
    fabric && fabric.kind !== "colour" ? [{ key, fabric, angle: mapping.angle }] : [],
  );
  return [...Map.groupBy(laid, ({ fabric }) => fabricKey(fabric)).values()].flatMap((group) => {
    const away = (a: number, b: number) => Math.abs(normaliseAngle(b - a));
    const alike = ({ angle }: (typeof group)[number]) => group.filter((each) => away(angle, each.angle) <= LENGTHWISE).length;
    const main = group.reduce((best, each) => (alike(each) > alike(best) ? each : best));
    const keysOf = (some: typeof group) => some.map(({ key }) => key);
    const against = group.filter(({ angle }) => away(main.angle, angle) > SIDEWAYS);
    const along = group.filter((each) => !against.includes(each));
    const opposed = { fabric: main.fabric, angle: main.angle, along: keysOf(along), against: keysOf(against) };
    // What is cut crosswise lies upside down as seen from what is cut crosswise the other way.
    const crosswise = along.filter(({ angle }) => away(main.angle, angle) > LENGTHWISE);
    const [more = [], fewer = []] = [1, -1]
      .map((side) => crosswise.filter(({ angle }) => Math.sign(normaliseAngle(angle - main.angle)) === side))
      .sort((a, b) => b.length - a.length);
    const across = { fabric: main.fabric, angle: more[0]?.angle ?? main.angle, along: keysOf(more), against: keysOf(fewer) };
    return [opposed, across].filter(({ against: wrong }) => wrong.length > 0);
  });
}
