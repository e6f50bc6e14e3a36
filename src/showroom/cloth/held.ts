import type { Raycaster, Scene } from "three";
import { DressedPiece, type Wardrobe } from "../../preview/cloth/dressed-piece.ts";
import { FAR_MM, type ShownPiece } from "../../preview/mesh/shown-mesh.ts";
import { FINE, HUNG, hangingCloth } from "./hang.ts";
import type { Piece } from "./pieces.ts";

const KEY = "held";

/** The one hanging cloth that the eye is near enough to for its threads, in the cloth that garments are dressed in. */
function heldCloth({ fabric, place, turn, size }: Piece, wardrobe: () => Wardrobe): DressedPiece | null {
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
      source: { kind: "fabric", fabric: { kind: "product", productId } },
      matrix: [mmWidth, 0, 0, mmHeight, 0, 0],
      lattice: { u: [mmWidth, 0], v: [0, mmHeight] },
      opacity: 1,
      thickness: "none",
    },
  ]);
  piece.comeNear();
  piece.object.castShadow = false;
  piece.object.receiveShadow = false;
  piece.object.position.set(...place);
  piece.object.rotation.y = (turn * Math.PI) / 180;
  return piece;
}

/** Holds the one cloth that is near enough for its threads; until its pictures are here it is seen as before. */
export class Held {
  piece: DressedPiece | null = null;
  index = -1;
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

  /** Takes another cloth, or lets go of the one it has. */
  hold(index: number, cloth: Piece | undefined): void {
    if (index !== this.index) {
      this.letGo();
      this.index = index;
      this.piece = cloth?.kind === "hanger" ? heldCloth(cloth, this.wardrobe) : null;
      if (this.piece) {
        this.piece.object.visible = false;
        this.scene.add(this.piece.object);
      }
    }
    const { piece } = this;
    if (!piece || !cloth) return;
    const source = { kind: "fabric", fabric: { kind: "product", productId: cloth.productId } } as const;
    if (this.wardrobe().pictures.levels(source)) {
      piece.paint();
      piece.object.visible = true;
    }
  }

  isHit(caster: Raycaster): boolean {
    return this.shownIndex >= 0 && caster.intersectObject(this.piece!.object, false).length > 0;
  }

  private letGo(): void {
    if (this.piece) this.scene.remove(this.piece.object);
    this.piece?.dispose();
    this.piece = null;
    this.index = -1;
  }

  dispose(): void {
    this.letGo();
  }
}
