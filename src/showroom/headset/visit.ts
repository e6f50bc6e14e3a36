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
import { BOARD_MM, type BoardPose, boardMet } from "./buttons.ts";
import { boardBeside } from "./held-by.ts";
import { InHand } from "./in-hand.ts";
import { darknessOf, isOver, isThere, type Jump, jumpInTheDark, jumpTo } from "./jump.ts";
import { floorMet, type Landing, landing, type Ray } from "./landing.ts";
import type { Marks } from "./marks.ts";
import { headInRoom, headOf, MM_PER_M, type Origin, originFor, snapTurn } from "./origin.ts";
import { hasThumbstick, isLowerPressed, matrixOf, type Pointer, Pointers, type Press, placed, thumbstickOf } from "./pointers.ts";
import { Seat } from "./seat.ts";
import type { HeadsetView, Worn } from "./types.ts";
import { wallMet } from "./walls.ts";

/** A cloth that is farther off is not taken, mm. */
const ARM_MM = 6_000;
/** At least what both eyes of a usual headset see, degrees upright and the width by height; at the edge of the widest ones cloth comes late. */
const [SEEN_FOV, SEEN_ASPECT] = [112, 1.2];
const NEAREST_MM = 40;
/** Where the board stands that says how one goes about, mm before the eyes and below them. */
const [BOARD_AHEAD_MM, BOARD_BELOW_MM] = [850, 180];
/** Beside a cloth on its rail the board stands so much of the way nearer to the eyes. */
const NEARER_SHARE = 0.3;
/** What points at nothing is drawn so long, mm. */
const FREE_RAY_MM = 1_500;

/** The cloth that is aimed at and the hanger that is taken of it, −1 where there is none; else where one would come to. */
type Aimed = { readonly cloth: number; readonly hanger: number; readonly landing: Landing | null; readonly away: number };

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

/** One visit of a room in a headset, from when it is put on until it is taken off, or until something in the room is changed: another visit goes on with what this one leaves. Where the walker is sent meanwhile, by the list or whoever is followed, the headset is too. */
export class Visit {
  private readonly pointers: Pointers;
  private readonly how: VisitParts;
  private readonly seen: PerspectiveCamera;
  private readonly caster = new Raycaster();
  private readonly pushed: Map<XRInputSource, { stick: boolean; lower: boolean }>;
  private readonly seat: Seat;
  /** What the headset measures from, and whether it was laid elsewhere since the last frame. */
  private space: XRReferenceSpace | null = null;
  private isSpaceMoved = false;
  private origin: Origin = { place: [0, 0, 0], turn: 0 };
  private mine: Pose | null = null;
  private jump: Jump | null = null;
  /** Where the walker was at its end. */
  private left: Pose | null = null;
  private readonly inHand: InHand;
  /** The cloth that a hand points at, the first of them; −1 where none does. */
  private pointsAt = -1;
  /** Whoever has pressed once needs no more to be told how one goes about. */
  hasActed: boolean;
  private help: BoardPose | null = null;
  /** Where the board with the buttons stood in the frame before; null while there is none. */
  private pressable: BoardPose | null = null;
  /** Where the eyes look. */
  private gaze: Ray | null = null;
  /** The button that is pointed at; −1 where none is. */
  private aimed = -1;
  private readonly onReset = () => {
    this.isSpaceMoved = true;
  };
  private readonly onVisibility = () => {
    if (this.how.session.visibilityState === "visible") this.seat.putOn();
  };

  /** `before` is the visit in the same session that this one goes on with. */
  constructor(how: VisitParts, before: Visit | null = null) {
    this.how = how;
    this.hasActed = how.hasActed;
    this.pointers = new Pointers(how.session, before?.pointers);
    this.seen = new PerspectiveCamera(SEEN_FOV, SEEN_ASPECT, NEAREST_MM, 2 * Math.hypot(...how.room.extent));
    this.pushed = before?.pushed ?? new Map();
    this.seat = before?.seat ?? new Seat();
    this.inHand = before?.inHand ?? new InHand();
    if (before) {
      ({ origin: this.origin, mine: this.mine, jump: this.jump, help: this.help, isSpaceMoved: this.isSpaceMoved } = before);
      if (before.space) this.measureFrom(before.space);
      if (before.left) how.walker.follow(before.left);
    }
    how.walker.isWorn = true;
    how.session.addEventListener("visibilitychange", this.onVisibility);
  }

  /** One frame; null until the headset knows where it is. */
  frame(now: number, frame: XRFrame, space: XRReferenceSpace, walk: Walk, view: HeadsetView): Worn | null {
    this.measureFrom(space);
    const viewer = frame.getViewerPose(space);
    if (!viewer) {
      // Whoever presses while nothing is seen does not mean what is seen later.
      this.pointers.takePresses();
      return null;
    }
    const seen = matrixOf(viewer);
    const head = headOf(seen.elements);
    this.sit(head, now, view);
    this.goOn(now, head);
    this.turn(head, view);
    const toRoom = this.toRoom();
    const here = headInRoom(this.origin, head);
    this.how.walker.follow(here);
    this.mine = here;
    const { place, turn } = placed(seen, toRoom);
    this.gaze = rayOf(place, turn);
    this.pointers.update(frame, space, toRoom);
    this.inHand.hear(walk.piece);
    for (const press of this.pointers.takePresses()) this.press(press, now, walk, view);
    this.point(walk);
    this.inHand.hold(this.pointers, { eyes: place, yaw: here.yaw }, this.jump !== null);
    this.writeBoard(here, place, walk, view);
    this.how.marks.darken(darknessOf(this.jump, now), place, turn);
    return {
      origin: this.origin,
      view: this.viewFrom(place, turn),
      hold: (size) => this.inHand.hungAs(size),
      pointsAt: this.pointsAt,
      board: this.pressable,
      textureBytes: this.how.marks.textureBytes,
    };
  }

  /** Hears when the space is laid elsewhere: by whoever asks the headset for what is ahead. */
  private measureFrom(space: XRReferenceSpace): void {
    if (space === this.space) return;
    this.space?.removeEventListener("reset", this.onReset);
    this.space = space;
    space.addEventListener("reset", this.onReset);
  }

  private sit({ place }: Pose, now: number, { isSeated }: HeadsetView): void {
    this.seat.sit(isSeated, place[1], now);
    const [x, , z] = this.origin.place;
    this.origin = { ...this.origin, place: [x, this.seat.lift, z] };
  }

  /** Goes on with where one is being taken, or begins where somebody else sent the walker. */
  private goOn(now: number, head: Pose): void {
    const { isCut, walker } = this.how;
    const { pose } = walker;
    // A headset is put on where one stood, in the dark already.
    if (!this.mine) this.jump = jumpInTheDark(spotOf(pose), pose.yaw, now);
    else {
      if (pose !== this.mine) this.jump = jumpTo(spotOf(pose), pose.yaw, now, this.jump);
      // Measured from elsewhere one stands where one stood, and looks as one looked.
      if (this.isSpaceMoved) {
        const { spot, yaw } = this.jump?.isDone === false ? this.jump : { spot: spotOf(this.mine), yaw: null };
        this.jump = jumpInTheDark(spot, yaw ?? this.mine.yaw, now);
      }
    }
    this.isSpaceMoved = false;
    const { jump } = this;
    if (!jump) return;
    if (!jump.isDone && (isCut || isThere(jump, now))) {
      // A turn of the head since the press is no turn of the room.
      this.origin = originFor(head, jump.spot, jump.yaw ?? head.yaw + this.origin.turn, this.seat.lift);
      this.jump = { ...jump, isDone: true };
    }
    if (isCut || isOver(jump, now)) this.jump = null;
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
        this.origin = originFor(head, [place[0], place[2]], yaw + turn, this.seat.lift);
      }
      if (lower && !before.lower) view.onSeated(!view.isSeated);
    }
  }

  private press({ source, kind }: Press, now: number, walk: Walk, view: HeadsetView): void {
    this.hasActed = true;
    const pointer = this.pointers.lastOf(source);
    const met = kind === "trigger" && pointer ? this.boardOf(pointer) : null;
    const action = met && view.board?.actions?.[met.button];
    if (action) {
      view.onAct(action.key);
      return;
    }
    // What is no hand, as a look and a pinch, has nothing else to put it back with.
    const isHolding = source === this.inHand.holdingOf(this.pointers)?.source || source.targetRayMode !== "tracked-pointer";
    if (walk.piece >= 0 && (kind === "grip" || isHolding)) {
      walk.putBack();
      return;
    }
    // Whoever misses a button does not mean what is behind the board.
    if (kind === "grip" || !pointer || met) return;
    const { hanger, landing } = this.aim(pointer, walk);
    if (hanger >= 0) {
      this.inHand.takenBy(source);
      // Of one that was never measured there is no cloth to hold: one goes close to it, as on the page.
      if (this.isMeasured(hanger)) walk.note({ piece: hanger });
      else walk.take(hanger);
    } else if (landing) {
      this.jump = jumpTo(landing.spot, landing.goal?.pose.yaw ?? null, now, this.jump);
      walk.note({ stand: landing.goal?.stand ?? -1 });
    }
  }

  private isMeasured(piece: number): boolean {
    return Boolean(this.how.parts.rack.pieces[piece]?.fabric.texture);
  }

  private aim({ ray, place }: Pointer, walk: Walk): Aimed {
    this.caster.set(place, new Vector3(...ray.direction));
    this.caster.far = ARM_MM;
    const cloth = clothMet(this.caster, this.how.parts);
    // No hand reaches through a wall.
    if (cloth && cloth.piece !== walk.piece && cloth.away < wallMet(this.how.room.boxes, ray)) {
      const hanger = hangerOf(this.how.parts.rack.pieces, cloth.piece);
      return { cloth: cloth.piece, hanger, landing: null, away: cloth.away };
    }
    const led = landing(this.how.room, this.how.goals, spotOf(this.mine!), ray);
    return { cloth: -1, hanger: -1, landing: led, away: led ? (floorMet(ray)?.away ?? FREE_RAY_MM) : FREE_RAY_MM };
  }

  /** Where on the board with the buttons a press would be: where it is pointed at, and for the only hand, which holds the cloth, where it is looked at. */
  private boardOf({ ray, source }: Pointer): ReturnType<typeof boardMet> {
    if (!this.pressable) return null;
    const isHolder = source === this.inHand.holdingOf(this.pointers)?.source;
    const isAlone = this.pointers.all.every((other) => other.source === source);
    return boardMet(isHolder && isAlone && this.gaze ? this.gaze : ray, this.pressable, this.how.marks.board.buttons);
  }

  /** Shows what each hand points at; one that holds something points at nothing but the board beside it. */
  private point(walk: Walk): void {
    this.how.marks.clear();
    this.pointsAt = -1;
    this.aimed = -1;
    const holder = walk.piece >= 0 ? this.inHand.holdingOf(this.pointers)?.source : undefined;
    for (const [index, pointer] of this.pointers.all.entries()) {
      const met = this.boardOf(pointer);
      const isUseful = met !== null && met.button >= 0;
      if (isUseful) this.aimed = met.button;
      if (pointer.source === holder) continue;
      if (met) {
        this.how.marks.point(index, pointer.place, pointer.turn, met.away, isUseful);
        continue;
      }
      const aimed = this.aim(pointer, walk);
      if (this.pointsAt < 0) this.pointsAt = aimed.cloth;
      this.how.marks.point(index, pointer.place, pointer.turn, aimed.away, aimed.hanger >= 0 || aimed.landing !== null);
      if (aimed.landing) this.how.marks.land(index, aimed.landing.spot);
    }
  }

  /** Of what is in hand beside it; how one goes about before whoever has just come. */
  private writeBoard(here: Pose, eyes: Vector3, walk: Walk, view: HeadsetView): void {
    const { board } = this.how.marks;
    const { mesh } = board;
    const hasSticks = [...this.how.session.inputSources].some(hasThumbstick);
    const text = view.board ?? (this.hasActed ? null : view.help[hasSticks ? "sticks" : "hands"]);
    mesh.visible = text !== null;
    this.pressable = null;
    if (!text) return;
    board.write(text, this.aimed);
    const piece = this.how.parts.rack.pieces[walk.piece];
    const beside = view.board && piece ? this.inHand.boardBeside(piece.size[0], eyes) : null;
    if (view.board && piece && !this.isMeasured(walk.piece)) {
      // Before its neighbours on the rail.
      const middle = new Vector3(...piece.middle).lerp(eyes, NEARER_SHARE);
      this.place(boardBeside(middle, eyes, { clothMm: piece.size[0], boardMm: BOARD_MM.width, side: 1 }));
    } else if (beside) this.place(beside);
    else {
      if (!this.help || this.jump) this.help = { place: placeBefore(eyes, here.yaw), yaw: here.yaw };
      this.place(this.help);
    }
    if (text.actions?.length) this.pressable = { place: mesh.position.clone(), yaw: mesh.rotation.y };
  }

  private place({ place, yaw }: BoardPose): void {
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
    const { walker, session } = this.how;
    this.left = walker.pose;
    const { place, yaw, pitch } = walker.pose;
    walker.isWorn = false;
    walker.follow({ place: [place[0], EYE_MM, place[2]], yaw, pitch: clampPitch(pitch) });
    this.pointers.dispose();
    session.removeEventListener("visibilitychange", this.onVisibility);
    this.space?.removeEventListener("reset", this.onReset);
  }
}

function rayOf({ x, y, z }: Vector3, turn: Quaternion): Ray {
  const ahead = new Vector3(0, 0, -1).applyQuaternion(turn);
  return { origin: [x, y, z], direction: [ahead.x, ahead.y, ahead.z] };
}

function placeBefore({ x, y, z }: Vector3, yaw: number): Vector3 {
  return new Vector3(x - Math.sin(yaw) * BOARD_AHEAD_MM, y - BOARD_BELOW_MM, z - Math.cos(yaw) * BOARD_AHEAD_MM);
}
