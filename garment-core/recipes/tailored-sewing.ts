import { lengthOf } from "../pattern/run.ts";
import { sew, sewEased } from "../seams/sewing.ts";
import type { Sewing } from "./garment.ts";
import type { JacketDraft } from "./tailored-draft.ts";
import { sewSleeve } from "./tailored-sleeve.ts";

const SIDES = ["R", "L"] as const;

/** All seams of a jacket that is buttoned up. */
export function jacketSewing({ frontL, backR, sleeve }: JacketDraft): readonly Sewing[] {
  const sideEase = lengthOf(frontL, "hem>armhole") / lengthOf(backR, "hem>armhole");
  return [
    ...SIDES.flatMap((side) => {
      const twin = side === "R" ? "" : "_m";
      return [
        sew(`front${side}:neck>shoulder`, `back${side}:neck>shoulder`),
        sewEased(`front${side}:hem>armhole`, `back${side}:hem>armhole`, sideEase, "sew"),
        ...sewSleeve(side, sleeve),
        { ...sew(`lapel${side}:apex>rollTop`, `front${side}:apex>rollTop`), kind: "fold" as const },
        { ...sew(`collar:end${twin}>notch${twin}`, `lapel${side}:rollTop>notch`), kind: "attach" as const },
        { ...sew(`stand:bottomMid>neck${twin}`, `back${side}:cbNeck>neck`), kind: "attach" as const },
        { ...sew(`stand:neck${twin}>end${twin}`, `front${side}:neck>rollTop`), kind: "attach" as const },
        { ...sewEased(`collar:mid>end${twin}`, `stand:topMid>end${twin}`, 1, "attach") },
      ];
    }),
    sew("backL:cbNeck>cbHem", "backR:cbNeck>cbHem"),
    { ...sew("frontL:apex>cross", "frontR:apex>cross"), kind: "attach", closure: "front" },
  ];
}
