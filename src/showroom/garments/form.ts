import type { Design, RoomGarment, RoomProduct } from "@selvedge/contract";
import {
  emptyDocument,
  fabricKey,
  isAtButton,
  type Placement,
  placement,
  type StampSource,
  withEveryPiece,
} from "@selvedge/editor-core";
import { radiansOf } from "@selvedge/geometry-core";
import { BufferAttribute, BufferGeometry, Color, Group, Mesh, type MeshStandardMaterial } from "three";
import { DressedPiece, type Wardrobe } from "../../preview/cloth/dressed-piece.ts";
import type { DetailLevels } from "../../preview/mesh/detail-levels.ts";
import type { ShownGarment } from "../../preview/mesh/shown-mesh.ts";
import { clothGroups, sewnTogether } from "../../preview/row/cloth-groups.ts";
import { Buttons } from "../../preview/stage/buttons.ts";
import { laidOn } from "../../state/fabrics-laid.ts";

/** A room has several garments, each some metres off: they are shown as in a small picture. */
const LEVEL = 1;
/** Neutral linen, as everywhere. */
const LINEN = new Color("#d3cdc2");

/** What lies on the pieces of a garment of the room, by the same rules as in the editor. */
export function placementOf(style: Design, { fabrics, worn }: RoomGarment, products: readonly RoomProduct[]): Placement {
  const document = structuredClone(
    worn
      ? withEveryPiece(worn, style)
      : emptyDocument({ styleId: style.id, size: style.size, pieceKeys: style.pieces.map(({ key }) => key) }),
  );
  const laid = Object.fromEntries(fabrics.flatMap(({ pieceKey, productId }) => (productId ? [[pieceKey, productId]] : [])));
  for (const [key, piece] of Object.entries(document.pieces)) {
    const productId = laidOn(laid, key);
    if (productId) piece.fabric = { kind: "product", productId };
  }
  const tiles = new Map(
    products.flatMap(({ productId, texture }) =>
      texture
        ? [[fabricKey({ kind: "product", productId }), { mmWidth: texture.mmWidth, mmHeight: texture.mmHeight }] as const]
        : [],
    ),
  );
  return placement(document, style, tiles);
}

type Cut = {
  readonly style: Design;
  readonly garment: ShownGarment;
  readonly levels: DetailLevels | null;
  readonly occlusion: readonly Float32Array[] | null;
};

/** What all garments of a room are drawn with besides their cloth; both take the colours of their corners. */
export type RoomMaterials = { readonly linen: MeshStandardMaterial; readonly button: MeshStandardMaterial };

/** A garment on its form, where it stands in the room; pieces of one cloth are sewn to one mesh. */
export class FormedGarment {
  readonly group = new Group();
  readonly pieces: readonly DressedPiece[];
  private readonly buttons: Buttons<MeshStandardMaterial> | null;
  private readonly form: Mesh<BufferGeometry, MeshStandardMaterial>;
  /** What of its cloth has not come yet. */
  private missing: readonly StampSource[];
  private readonly wardrobe: () => Wardrobe;

  constructor(
    { style, garment, levels, occlusion }: Cut,
    placed: Placement,
    { place, turn }: RoomGarment,
    wardrobe: () => Wardrobe,
    { linen, button }: RoomMaterials,
  ) {
    this.wardrobe = wardrobe;
    this.missing = Object.values(placed).flatMap((stamps) => stamps.map(({ source }) => source));
    const outlines = new Map(style.pieces.map(({ key, outline }) => [key, outline]));
    const indexOf = new Map(garment.pieces.map(({ key }, index) => [key, index]));
    const keys = garment.pieces.map(({ key }) => key).filter((key) => outlines.has(key));
    const level = levels?.[LEVEL];
    this.pieces = clothGroups(keys, placed).map((group) => {
      const parts = group.keys.map((key, nth) => {
        const index = indexOf.get(key)!;
        const piece = garment.pieces[index]!;
        return {
          piece,
          onto: group.onto[nth]!,
          occlusion: occlusion?.[index] ?? piece.occlusion,
          triangles: level?.[index] ?? piece.triangles,
        };
      });
      const piece = new DressedPiece(sewnTogether(parts), outlines.get(group.keys[0]!)!, wardrobe, group.keys);
      piece.dress(group.stamps);
      return piece;
    });
    // Buttons of the design are in place of the pattern's own.
    const isButtoned = Object.values(placed).some((stamps) => stamps.some(isAtButton));
    this.buttons = isButtoned ? null : Buttons.of(garment, style.pieces, button, "far");
    this.form = formMesh(garment, level?.at(-1), occlusion?.at(-1), linen);
    let lowest = Number.POSITIVE_INFINITY;
    const { positions } = garment.form;
    for (let index = 1; index < positions.length; index += 3) lowest = Math.min(lowest, positions[index]!);
    this.group.add(this.form, ...this.pieces.map(({ object }) => object));
    if (this.buttons) this.group.add(this.buttons.object);
    for (const { object } of [...this.pieces, ...(this.buttons ? [this.buttons] : [])]) object.castShadow = false;
    this.group.position.set(place[0], place[1] - lowest, place[2]);
    this.group.rotation.y = radiansOf(turn);
  }

  /** Whether the pictures of all its cloth are here, or cannot be had: until then it stands there white. */
  get isDressed(): boolean {
    const { pictures } = this.wardrobe();
    // What has come once lies on the garment, and may be let go of.
    this.missing = this.missing.filter(
      (source) => pictures.addressOf(source) !== null && pictures.levels(source) === null && !pictures.failed(source),
    );
    return this.missing.length === 0;
  }

  /** Bytes of its artworks on the graphics card. */
  get artworkBytes(): number {
    return this.pieces.reduce((sum, piece) => sum + piece.artworkBytes, 0);
  }

  /** Draws what has changed of its cloth. */
  paint(): void {
    for (const piece of this.pieces) piece.paint();
    this.buttons?.match(this.pieces);
  }

  dispose(): void {
    for (const piece of this.pieces) piece.dispose();
    this.buttons?.dispose();
    this.form.geometry.dispose();
  }
}

/** The form under the cloth; what hides it from the light is in its colours. */
function formMesh(
  { form }: ShownGarment,
  triangles: Uint32Array | undefined,
  occlusion: Float32Array | undefined,
  linen: MeshStandardMaterial,
): Mesh<BufferGeometry, MeshStandardMaterial> {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(form.positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(form.normals, 3));
  const colours = new Float32Array(form.positions.length);
  const reached = occlusion ?? form.occlusion;
  for (let vertex = 0; vertex < reached.length; vertex++)
    colours.set(
      [LINEN.r, LINEN.g, LINEN.b].map((channel) => channel * reached[vertex]!),
      3 * vertex,
    );
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  geometry.setIndex(new BufferAttribute(triangles ?? form.triangles, 1));
  return new Mesh(geometry, linen);
}
