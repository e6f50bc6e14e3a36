import { radiansOf } from "@selvedge/geometry-core";
import { type Raycaster, type Scene, Vector3 } from "three";
import { DressedPiece, type Wardrobe } from "../../preview/cloth/dressed-piece.ts";
import { FAR_MM, type ShownPiece } from "../../preview/mesh/shown-mesh.ts";
import { AS_TAKEN, type Handling, type Hanging, inHand, nearerBy, Reach, turnedBy } from "../taken/reach.ts";
import type { Pose } from "../walk/pose.ts";
import { FINE, HUNG, hangingCloth } from "./hang.ts";
import type { Piece } from "./pieces.ts";

const KEY = "held";

/** What its picture is asked for by. */
const clothOf = ({ productId }: Pick<Piece, "productId">) =>
  ({ kind: "fabric", fabric: { kind: "product", productId } }) as const;

/** The one hanging cloth that the eye is near enough to for its threads, in the cloth that garments are dressed in. */
function heldCloth({ fabric, size }: Piece, wardrobe: () => Wardrobe): DressedPiece | null {
  const { texture, productId } = fabric;
  if (!texture) return null;
  const shape = hangingCloth(texture.hand ?? "shirting", FINE);
  const [across, down] = [size[0] / HUNG.width, size[1] / HUNG.drop];
  const mesh: ShownPiece = {
    key: KEY,
    positions: shape.positions.map((value, index) => value * (index % 3 === 1 ? down : across)),
    normals: shape.normals,
    mm: shape.mm.map((value, index) => value * (index % 2 === 1 ? down : across)),
    edges: new Float32Array(shape.positions.length).fill(FAR_MM),
    occlusion: shape.occlusion,
    triangles: shape.triangles,
  };
  const piece = new DressedPiece(mesh, [], wardrobe);
  const { mmWidth, mmHeight } = texture;
  piece.dress([
    {
      key: "cloth",
      source: clothOf({ productId }),
      matrix: [mmWidth, 0, 0, mmHeight, 0, 0],
      lattice: { u: [mmWidth, 0], v: [0, mmHeight] },
      opacity: 1,
      thickness: "none",
    },
  ]);
  piece.comeNear();
  piece.object.castShadow = false;
  piece.object.receiveShadow = false;
  return piece;
}

/** How it hangs where it hangs. */
const hungAs = ({ place, turn }: Piece): Hanging => ({ place, yaw: radiansOf(turn), tilt: 0, roll: 0 });

/** How a cloth of this width and drop is held; null where no hand holds it. */
export type Hold = (size: Piece["size"]) => Hanging | null;

type Where = "rail" | "hand" | "aside";
const RAIL: Where = "rail";

/** Holds the one cloth that is seen thread by thread: that in hand, else the one that is near enough. Until its pictures are here it is seen as before. */
export class Held {
  piece: DressedPiece | null = null;
  index = -1;
  private cloth: Piece | null = null;
  private reach: Reach | null = null;
  private taken = -1;
  private goal: Where = RAIL;
  private handling: Handling = AS_TAKEN;
  private readonly scene: Scene;
  private readonly wardrobe: () => Wardrobe;

  constructor(scene: Scene, wardrobe: () => Wardrobe) {
    this.scene = scene;
    this.wardrobe = wardrobe;
  }

  /** Which cloth is drawn here instead of among the others; −1 while none is. */
  get shownIndex(): number {
    return this.piece?.object.visible ? this.index : -1;
  }

  /** Whether what is to be in hand, or with nothing in hand hangs near enough, is there thread by thread, or cannot be had. */
  get isSettled(): boolean {
    const { piece, cloth, reach, taken } = this;
    if (taken >= 0 && this.index !== taken) return false;
    if (!piece || !cloth || !reach) return true;
    return piece.object.visible ? reach.isAt(this.goal) : this.wardrobe().pictures.failed(clothOf(cloth));
  }

  /** A cloth to be in hand, or beside what it is compared with; −1 puts back what is. */
  take(index: number, isAside: boolean): void {
    if (index !== this.taken) this.handling = AS_TAKEN;
    this.taken = index;
    this.goal = index < 0 ? RAIL : isAside ? "aside" : "hand";
  }

  /** Turns what is in hand to the right and tilts it, radians. */
  turn(right: number, up: number): void {
    this.handling = turnedBy(this.handling, right, up);
  }

  /** Brings what is in hand so many times nearer; aside it keeps its distance. */
  nearer(times: number): void {
    if (this.goal !== "aside") this.handling = nearerBy(this.handling, times);
  }

  /** Which cloth is to be held where this one is nearest: that in hand, or on its way back to its rail, is held before it. */
  wanted(nearest: number): number {
    if (this.taken >= 0) return this.taken;
    return this.reach && this.shownIndex >= 0 && !this.reach.isAt(RAIL) ? this.index : nearest;
  }

  /** Goes on to where it is to be; whether it flies on. `hold` says how a hand that is seen in the room holds it: null where there is none, before the eye. */
  move(time: number, eye: Pose, aspect: number, isCut: boolean, hold: Hold | null): boolean {
    const { piece, cloth, reach } = this;
    if (!cloth || !reach || !piece?.object.visible) return false;
    const goal = this.index === this.taken ? this.goal : RAIL;
    const seen = { eye, aspect, isAside: goal === "aside" };
    const target = goal === RAIL ? hungAs(cloth) : (hold?.(cloth.size) ?? inHand(cloth.size, seen, this.handling));
    const isFlying = reach.tick(time, goal, target, isCut);
    const { place, yaw, tilt, roll } = reach.now;
    piece.object.position.set(...place);
    // About the vertical first: what is tilted then is tilted towards the eye.
    piece.object.rotation.set(tilt, yaw, roll, "YXZ");
    return isFlying;
  }

  /** Takes another cloth, or lets go of the one it has. */
  hold(index: number, cloth: Piece | undefined): void {
    if (index !== this.index) {
      this.letGo();
      this.index = index;
      this.piece = cloth?.kind === "hanger" ? heldCloth(cloth, this.wardrobe) : null;
      if (this.piece && cloth) {
        this.cloth = cloth;
        this.reach = new Reach(hungAs(cloth), RAIL);
        this.piece.object.visible = false;
        this.scene.add(this.piece.object);
      }
    }
    const { piece } = this;
    if (!piece || !cloth) return;
    if (this.wardrobe().pictures.levels(clothOf(cloth))) {
      piece.paint();
      piece.object.visible = true;
    }
  }

  /** How far off a ray meets it, mm; null where it does not. */
  hitBy(caster: Raycaster): number | null {
    if (this.shownIndex < 0) return null;
    return caster.intersectObject(this.piece!.object, false)[0]?.distance ?? null;
  }

  /** How far from the eye its middle is, mm, as it was drawn; null while nothing is held. */
  awayFrom(eye: Vector3): number | null {
    if (this.shownIndex < 0 || !this.cloth) return null;
    return this.piece!.object.localToWorld(new Vector3(0, -this.cloth.size[1] / 2, 0)).distanceTo(eye);
  }

  private letGo(): void {
    if (this.piece) this.scene.remove(this.piece.object);
    this.piece?.dispose();
    this.piece = null;
    this.cloth = null;
    this.reach = null;
    this.index = -1;
  }

  dispose(): void {
    this.letGo();
  }
}
