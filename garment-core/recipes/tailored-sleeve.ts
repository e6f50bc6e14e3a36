import { type Outline, pointAt } from "../pattern/outline.ts";
import { flip } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import { sew, sewEased } from "../seams/sewing.ts";
import type { Sewing } from "./garment.ts";

/** A sleeve of two parts for each arm, and where it is sewn to the fronts. */
export type TailoredSleeve = {
  readonly topL: Outline;
  readonly topR: Outline;
  readonly underL: Outline;
  readonly underR: Outline;
  /** Share of the front's armhole, from the shoulder, that the top sleeve is sewn to. */
  readonly seamAt: number;
  /** Length of the cap per length of the armhole. */
  readonly ease: number;
};

/** Divides the caps of FreeSewing's two-part sleeve at the shoulder and the underarm; drawn as they are, both are seen on the left arm's top. */
export function sleeveOf(top: Outline, under: Outline, front: Outline, back: Outline): TailoredSleeve {
  const holes = {
    front: lengthOf(front, "armhole>shoulder"),
    backUpper: lengthOf(back, "armholePitch>shoulder"),
    backLower: lengthOf(back, "armhole>armholePitch"),
  };
  const [capTop, capUnder] = [lengthOf(top, "tsLeftEdge>top>backPitchPoint"), lengthOf(under, "usTip>usLeftEdge")];
  const ease = (capTop + capUnder) / (holes.front + holes.backUpper + holes.backLower);
  const topBack = holes.backUpper * ease;
  const topL = splitAt(top, "shoulder", "backPitchPoint>top>tsLeftEdge", topBack / capTop);
  const underR = splitAt(under, "underarm", "usTip>usLeftEdge", (holes.backLower * ease) / capUnder);
  return { topL, topR: flip(topL), underR, underL: flip(underR), seamAt: (capTop - topBack) / ease / holes.front, ease };
}

/** The seams of one sleeve; `front` must have been split at "sleeveSeam". */
export function sewSleeve(side: "R" | "L", { topL, underR, ease }: TailoredSleeve): readonly Sewing[] {
  const [top, under, front, back] = [`top${side}`, `under${side}`, `front${side}`, `back${side}`];
  const share = (topRun: string, underRun: string): number => lengthOf(topL, topRun) / lengthOf(underR, underRun);
  const inner = share("tsLeftEdge>tsWristLeft", "usLeftEdge>usWristLeft");
  const outer = share("backPitchPoint>tsWristRight", "usTip>usWristRight");
  return [
    sewEased(`${top}:shoulder>tsLeftEdge`, `${front}:shoulder>sleeveSeam`, ease),
    sewEased(`${top}:shoulder>backPitchPoint`, `${back}:shoulder>armholePitch`, ease),
    sewEased(`${under}:underarm>usLeftEdge`, `${front}:armhole>sleeveSeam`, ease),
    sewEased(`${under}:underarm>usTip`, `${back}:armhole>armholePitch`, ease),
    eased(`${top}:tsLeftEdge>tsWristLeft`, `${under}:usLeftEdge>usWristLeft`, inner),
    eased(`${top}:backPitchPoint>tsWristRight`, `${under}:usTip>usWristRight`, outer),
  ];
}

const eased = (a: string, b: string, share: number): Sewing => ({ ...sew(a, b), ease: share });

/** Half the width of both parts together at a height of the sleeve, mm: half its girth. */
export function halfGirth({ top, under }: { readonly top: Outline; readonly under: Outline }): (y: number) => number {
  const width = (outline: Outline, left: string, right: string): number =>
    Math.abs(pointAt(outline, right).x - pointAt(outline, left).x);
  const biceps = width(top, "tsLeftEdge", "tsRightEdge") + width(under, "usLeftEdge", "usRightEdge");
  const wrist = width(top, "tsWristLeft", "tsWristRight") + width(under, "usWristLeft", "usWristRight");
  const [from, to] = [pointAt(top, "tsLeftEdge").y, pointAt(top, "tsWristLeft").y];
  return (y) => (biceps + (wrist - biceps) * Math.max(0, Math.min(1, (y - from) / (to - from)))) / 2;
}
