import { flip } from "../pattern/reshape.ts";
import { lengthOf } from "../pattern/run.ts";
import { sew, sewEased } from "../seams/sewing.ts";
import type { Opening, Sewing } from "./garment.ts";
import { EDGE, END, type ShirtDraft } from "./shirt-draft.ts";

const armhole = (side: "R" | "L", twin: "" | "_m"): readonly Sewing[] => [
  sew(`front${side}:armhole>shoulder`, `sleeve${side}:bicepsRight>capFront`),
  sew(`yoke:shoulder${twin}>armholeYokeSplit${twin}`, `sleeve${side}:capFront>capBack`),
  sew(`back:armholeYokeSplit${twin}>armhole${twin}`, `sleeve${side}:capBack>bicepsLeft`),
  sew(`sleeve${side}:bicepsRight>wristRight`, `sleeve${side}:bicepsLeft>wristLeft`),
];

/** The collar, each half along its half of the stand. */
function collarSewing({ collar, stand }: ShirtDraft): readonly Sewing[] {
  if (!collar) return [];
  const ease = lengthOf(collar, "bottomMid>leftBottomEdge") / lengthOf(stand, "topMid>rightTopCf");
  return [
    sewEased("collar:bottomMid>leftBottomEdge", "stand:topMid>rightTopCf", ease, "attach"),
    sewEased("collar:bottomMid>rightBottomEdge", "stand:topMid>leftTopCf", ease, "attach"),
  ];
}

/** All seams of a shirt that is buttoned up. */
export function shirtSewing(draft: ShirtDraft): readonly Sewing[] {
  const { upper, under, cuffR, cuffL, standEase } = draft;
  return [
    sew("back:armholeYokeSplit_m>cbYoke>armholeYokeSplit", "yoke:armholeYokeSplit_m>cbYoke>armholeYokeSplit"),
    sew("frontR:neck>shoulder", "yoke:neck>shoulder"),
    sew("frontL:neck>shoulder", "yoke:neck_m>shoulder_m"),
    sew("frontR:bballEnd>waist>armhole", "back:bballEnd>waist>armhole"),
    sew("frontL:bballEnd>waist>armhole", "back:bballEnd_m>waist_m>armhole_m"),
    { ...sew("frontL:edgeTop>edgeBottom", "frontR:edgeTop>edgeBottom"), kind: "attach", closure: "front" },
    ...armhole("R", ""),
    ...armhole("L", "_m"),
    ...cuffR.sewing,
    ...cuffL.sewing,
    sewEased("stand:bottomMid>neckR", "yoke:cbNeck>neck", standEase, "attach"),
    sewEased("stand:bottomMid>neckL", "yoke:cbNeck>neck_m", standEase, "attach"),
    { ...sewEased(`stand:neck${under}>lap`, `front${under}:neck>edgeTop`, standEase, "attach"), closure: "front" },
    { ...sewEased(`stand:lap>${END[under]}`, `front${upper}:edgeTop>cfNeck`, standEase, "attach"), closure: "front" },
    sewEased(`stand:neck${upper}>${END[upper]}`, `front${upper}:neck>cfNeck`, standEase, "attach"),
    { ...sew("stand:leftBottomCf>leftTopCf", "stand:rightBottomCf>rightTopCf"), closure: "front" },
    ...collarSewing(draft),
  ];
}

/** What changes where the front is worn open. */
export function shirtOpening({ front, upper, under, openStand, standEase, lap }: ShirtDraft): Opening {
  return {
    over: `front${upper}`,
    under: `front${under}`,
    holes: "upright",
    left: ["frontL"],
    right: ["frontR"],
    apart: 0.22,
    pieces: { [`front${under}`]: flip(front), stand: openStand },
    sewing: [
      sewEased(`stand:neck${under}>${END[under]}`, `front${under}:neck>cfNeck`, standEase, "attach"),
      ...(["L", "R"] as const).map((side) => {
        const [run, onFront] = [`${END[side]}>${EDGE[side]}`, "cfNeck>edgeTop"];
        return sewEased(`stand:${run}`, `front${side}:${onFront}`, lengthOf(openStand, run) / lap, "attach");
      }),
    ],
  };
}
