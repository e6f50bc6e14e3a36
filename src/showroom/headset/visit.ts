import type { RoomScene } from "@selvedge/contract";
import { EYE_MM } from "@selvedge/contract/room-view";
import { Matrix4, PerspectiveCamera, Quaternion, Raycaster, Vector3 } from "three";
import { clothMet } from "../stage/cloth-met.ts";
import type { RoomParts } from "../stage/use-room-parts.ts";
import { hangerOf } from "../taken/next-hanger.ts";
import type { Walk } from "../types.ts";
import type { Goal } from "../walk/goals.ts";
import { clampPitch, type Pose } from "../walk/pose.ts";
import type { Spot } from "../walk/route.ts";
import type { Walker } from "../walk/walker.ts";
import { BOARD_MM } from "./board.ts";
import { boardBeside, heldBy } from "./held-by.ts";
import { floorMet, type Landing, landing } from "./landing.ts";
import type { Marks } from "./marks.ts";
import { headInRoom, liftFor, MM_PER_M, type Origin, originFor, snapTurn } from "./origin.ts";
import { isLowerPressed, type Pointer, Pointers, type Press, placed, thumbstickOf } from "./pointers.ts";
import type { HeadsetView, Worn } from "./types.ts";

/** A cloth that is farther off is not taken, mm. */
const ARM_MM = 6_000;
/** While one is taken elsewhere it is dark so long: half of it before, half of it after. */
const FADE_MS = 100;
/** More than both eyes of any headset see: degrees upright, and the width by height. */
const [SEEN_FOV, SEEN_ASPECT] = [112, 1.2];
const NEAREST_MM = 40;
/** Where a board stands that no hand is beside, mm before the eyes and below them. */
const [BOARD_AHEAD_MM, BOARD_BELOW_MM] = [850, 180];
/** Beside a cloth on its rail the board stands so much of the way nearer to the eyes. */
const NEARER_SHARE = 0.3;
/** What points at nothing is drawn so long, mm. */
const FREE_RAY_MM = 1_500;

/** Where one is being taken, and how one looks there; `yaw` null where one looks on as one does. */
type Jump = { readonly spot: Spot; readonly yaw: number | null; readonly startedAt: number; isDone: boolean };
type Aimed = { readonly cloth: number; readonly landing: Landing | null; readonly away: number };

const spotOf = ({ place }: Pose): Spot => [place[0], place[2]];

export type VisitParts = {
  readonly room: RoomScene;
  readonly parts: Pick<RoomParts, "rack" | "held">;
  /** What of it is seen beside the room. */
  readonly marks: Pick<Marks, "board" | "clear" | "land" | "point" | "darken" | "textureBytes">;
  readonly goals: readonly Goal[];
  readonly walker: Walker;
  readonly session: XRSession;
  /** Nobody wants to see things fade or fly. */
  readonly isCut: boolean;
  readonly hasActed: boolean;
};

/** One visit of a room in a headset, from when it is put on until it is taken off. Where the walker is sent meanwhile, by the list or whoever is followed, the headset is too. */
export class Visit {
  private readonly pointers: Pointers;
  private readonly how: VisitParts;
  private readonly seen: PerspectiveCamera;
  private readonly caster = new Raycaster();
  private readonly pushed = new Map<XRInputSource, { stick: boolean; lower: boolean }>();
  private origin: Origin = { place: [0, 0, 0], turn: 0 };
  private mine: Pose | null = null;
  private jump: Jump | null = null;
  private isSeated = false;
  private lift = 0;
  private holder: XRInputSource | null = null;
  private heldBefore = -1;
  /** The cloth that a hand points at, the first of them; −1 where none does. */
  private pointsAt = -1;
  /** Whoever has pressed once needs no more to be told how one goes about. */
  hasActed: boolean;
  private help: { readonly place: Vector3; readonly yaw: number } | null = null;

  constructor(how: VisitParts) {
    this.how = how;
    this.hasActed = how.hasActed;
    this.pointers = new Pointers(how.session);
    this.seen = new PerspectiveCamera(SEEN_FOV, SEEN_ASPECT, NEAREST_MM, 2 * Math.hypot(...how.room.extent));
    how.walker.isWorn = true;
  }

  /** One frame; null until the headset knows where it is. */
  frame(now: number, frame: XRFrame, space: XRReferenceSpace, walk: Walk, view: HeadsetView): Worn | null {
    const viewer = frame.getViewerPose(space);
    if (!viewer) return null;
    const head = headOf(viewer);
    this.sit(head, view);
    this.goOn(now, head);
    this.turn(head, view);
    const toRoom = this.toRoom();
    const here = headInRoom(this.origin, head);
    this.how.walker.follow(here);
    this.mine = here;
    const { place, turn } = placed(viewer, toRoom);
    this.pointers.update(frame, space, toRoom);
    for (const press of this.pointers.takePresses()) this.press(press, now, walk);
    // The page says what is in hand some frames after it was taken: until then there is nothing to forget.
    if (this.heldBefore >= 0 && walk.piece < 0) this.holder = null;
    this.heldBefore = walk.piece;
    this.point(walk);
    this.writeBoard(here, place, walk, view);
    this.how.marks.darken(this.darkness(now), place, turn);
    return {
      origin: this.origin,
      view: this.viewFrom(place, turn),
      hold: (size) => {
        const hand = this.holding()?.hand;
        return hand ? heldBy(hand, size) : null;
      },
      pointsAt: this.pointsAt,
      textureBytes: this.how.marks.textureBytes,
    };
  }

  private sit({ place }: Pose, { isSeated }: HeadsetView): void {
    if (isSeated === this.isSeated) return;
    this.isSeated = isSeated;
    this.lift = liftFor(isSeated, place[1]);
    const [x, , z] = this.origin.place;
    this.origin = { ...this.origin, place: [x, this.lift, z] };
  }

  /** Goes on with where one is being taken, or begins where somebody else sent the walker. */
  private goOn(now: number, head: Pose): void {
    const { pose } = this.how.walker;
    if (pose !== this.mine) {
      this.go(spotOf(pose), pose.yaw, now);
      // A headset is put on where one stood, in the dark already.
      if (!this.mine && this.jump) this.jump = { ...this.jump, startedAt: now - FADE_MS / 2 };
    }
    const { jump } = this;
    if (!jump) return;
    if (!jump.isDone && (this.how.isCut || now - jump.startedAt >= FADE_MS / 2)) {
      // A turn of the head since the press is no turn of the room.
      this.origin = originFor(head, jump.spot, jump.yaw ?? head.yaw + this.origin.turn, this.lift);
      jump.isDone = true;
    }
    if (this.how.isCut || now - jump.startedAt >= FADE_MS) this.jump = null;
  }

  private go(spot: Spot, yaw: number | null, now: number): void {
    this.jump = { spot, yaw, startedAt: now, isDone: false };
  }

  private darkness(now: number): number {
    if (!this.jump) return 0;
    return Math.max(0, 1 - Math.abs((2 * (now - this.jump.startedAt)) / FADE_MS - 1));
  }

  /** Thumbsticks turn, about where one stands; the lower button sits down and stands up. */
  private turn(head: Pose, view: HeadsetView): void {
    for (const source of this.how.session.inputSources) {
      const before = this.pushed.get(source) ?? { stick: false, lower: false };
      const { isPushed, turn } = snapTurn(before.stick, thumbstickOf(source));
      const lower = isLowerPressed(source);
      this.pushed.set(source, { stick: isPushed, lower });
      if (turn !== 0) {
        const { place, yaw } = headInRoom(this.origin, head);
        this.origin = originFor(head, [place[0], place[2]], yaw + turn, this.lift);
      }
      if (lower && !before.lower) view.onSeated(!view.isSeated);
    }
  }

  private press({ source, kind }: Press, now: number, walk: Walk): void {
    this.hasActed = true;
    const pointer = this.pointers.lastOf(source);
    // What is no hand, as a look and a pinch, has nothing else to put it back with.
    const isHolding = source === this.holding()?.source || source.targetRayMode !== "tracked-pointer";
    if (walk.piece >= 0 && (kind === "grip" || isHolding)) {
      walk.putBack();
      return;
    }
    if (kind === "grip" || !pointer) return;
    const aimed = this.aim(pointer, walk);
    const hanger = aimed.cloth >= 0 ? hangerOf(this.how.parts.rack.pieces, aimed.cloth) : -1;
    if (hanger >= 0) {
      this.holder = source;
      // Of one that was never measured there is no cloth to hold: one goes close to it, as on the page.
      if (this.isMeasured(hanger)) walk.note(walk.stand, hanger);
      else walk.take(hanger);
    } else if (aimed.landing) {
      const { goal, spot } = aimed.landing;
      this.go(spot, goal?.pose.yaw ?? null, now);
      walk.note(goal?.stand ?? -1, walk.piece);
    }
  }

  private isMeasured(piece: number): boolean {
    return Boolean(this.how.parts.rack.pieces[piece]?.fabric.texture);
  }

  private aim({ ray, place }: Pointer, walk: Walk): Aimed {
    this.caster.set(place, new Vector3(...ray.direction));
    this.caster.far = ARM_MM;
    const cloth = clothMet(this.caster, this.how.parts);
    if (cloth && cloth.piece !== walk.piece) return { cloth: cloth.piece, landing: null, away: cloth.away };
    const led = landing(this.how.room, this.how.goals, spotOf(this.mine!), ray);
    return { cloth: -1, landing: led, away: led ? (floorMet(ray)?.away ?? FREE_RAY_MM) : FREE_RAY_MM };
  }

  /** Shows what each hand points at; one that holds something points at nothing. */
  private point(walk: Walk): void {
    this.how.marks.clear();
    this.pointsAt = -1;
    const holder = walk.piece >= 0 ? this.holding()?.source : undefined;
    for (const [index, pointer] of this.pointers.all.entries()) {
      if (pointer.source === holder) continue;
      const aimed = this.aim(pointer, walk);
      if (this.pointsAt < 0) this.pointsAt = aimed.cloth;
      this.how.marks.point(index, pointer.place, pointer.turn, aimed.away, aimed.cloth >= 0 || aimed.landing !== null);
      if (aimed.landing) this.how.marks.land(index, aimed.landing.spot);
    }
  }

  /** The hand that holds: that which took it, else the right one, else any. */
  private holding(): Pointer | undefined {
    const hands = this.pointers.all.filter(({ hand }) => hand !== null);
    return (
      hands.find(({ source }) => source === this.holder) ?? hands.find(({ source }) => source.handedness === "right") ?? hands[0]
    );
  }

  /** Of what is in hand beside it; how one goes about before whoever has just come. */
  private writeBoard(here: Pose, eyes: Vector3, walk: Walk, view: HeadsetView): void {
    const { board } = this.how.marks;
    const text = view.board ?? (this.hasActed ? null : view.help);
    board.mesh.visible = text !== null;
    if (!text) return;
    board.write(text);
    const before = new Vector3(-Math.sin(here.yaw), 0, -Math.cos(here.yaw)).multiplyScalar(BOARD_AHEAD_MM).add(eyes);
    before.y -= BOARD_BELOW_MM;
    const pointer = this.holding();
    const piece = this.how.parts.rack.pieces[walk.piece];
    if (view.board && piece && !this.isMeasured(walk.piece)) {
      // Before its neighbours on the rail.
      const middle = new Vector3(...piece.middle).lerp(eyes, NEARER_SHARE);
      this.place(boardBeside(middle, eyes, { clothMm: piece.size[0], boardMm: BOARD_MM.width, side: 1 }));
    } else if (view.board && piece && pointer?.hand) {
      const hung = new Vector3(...heldBy(pointer.hand, [piece.size[0], 0]).place);
      const side = pointer.source.handedness === "left" ? 1 : -1;
      this.place(boardBeside(hung, eyes, { clothMm: piece.size[0], boardMm: BOARD_MM.width, side }));
    } else if (view.board) this.place({ place: before, yaw: here.yaw });
    else {
      if (!this.help || this.jump) this.help = { place: before, yaw: here.yaw };
      this.place(this.help);
    }
  }

  private place({ place, yaw }: { readonly place: Vector3; readonly yaw: number }): void {
    const { mesh } = this.how.marks.board;
    mesh.position.copy(place);
    mesh.rotation.set(0, yaw, 0);
  }

  private toRoom(): Matrix4 {
    const upright = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), this.origin.turn);
    return new Matrix4().compose(new Vector3(...this.origin.place), upright, new Vector3().setScalar(MM_PER_M));
  }

  private viewFrom(place: Vector3, turn: Quaternion): Matrix4 {
    const { seen } = this;
    seen.position.copy(place);
    seen.quaternion.copy(turn);
    seen.updateMatrixWorld();
    return new Matrix4().multiplyMatrices(seen.projectionMatrix, seen.matrixWorldInverse);
  }

  /** The walker stands on where the headset stood, as high as everybody on a page. */
  end(): void {
    const { walker } = this.how;
    const { place, yaw, pitch } = walker.pose;
    walker.isWorn = false;
    walker.follow({ place: [place[0], EYE_MM, place[2]], yaw, pitch: clampPitch(pitch) });
    this.pointers.dispose();
  }
}

/** A head as the headset measures it, mm. */
function headOf({ transform }: XRViewerPose): Pose {
  const { matrix } = transform;
  const [x, y, z] = [-matrix[8]!, -matrix[9]!, -matrix[10]!];
  return {
    place: [matrix[12]! * MM_PER_M, matrix[13]! * MM_PER_M, matrix[14]! * MM_PER_M],
    yaw: Math.atan2(-x, -z),
    pitch: Math.asin(Math.min(1, Math.max(-1, y))),
  };
}
