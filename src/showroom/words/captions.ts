import type { RoomCaption, RoomScene } from "@selvedge/contract";
import { inRoom } from "@selvedge/contract/room-view";
import { BufferAttribute, BufferGeometry, CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from "three";
import { brokenInto } from "./lines.ts";
import { shelved } from "./shelves.ts";

const SHEET_PX = { width: 2_048, height: 2_048 } as const;
/** Finest first: the words of a large room are drawn less finely so that all have room. */
const PX_PER_MM = [0.9, 0.6, 0.4, 0.25, 0.15] as const;
/** A capital is so much of the type's size, and a line so many of those. */
const CAPITAL = 0.7;
const LINE = 1.36;
const MARGIN_PX = 4;

const VOICE = "--font-serif";
const PLAIN = "--font-sans";
const TYPE: Readonly<Record<RoomCaption["kind"], { readonly weight: number; readonly family: string; readonly ink: string }>> = {
  room: { weight: 300, family: VOICE, ink: "--color-ink" },
  description: { weight: 400, family: PLAIN, ink: "--color-ink-2" },
  number: { weight: 500, family: PLAIN, ink: "--color-thread" },
  group: { weight: 300, family: VOICE, ink: "--color-ink" },
  story: { weight: 400, family: PLAIN, ink: "--color-ink-2" },
  missing: { weight: 400, family: PLAIN, ink: "--color-ink-2" },
};

export type Words = {
  readonly texture: CanvasTexture<OffscreenCanvas>;
  readonly geometry: BufferGeometry;
  readonly bytes: number;
};

type Label = { readonly caption: RoomCaption; readonly lines: readonly string[]; readonly font: string; readonly sizeMm: number };

/** The words of a room on one sheet, with a rectangle on the wall for each. Reads the page's own type, which has been fetched. */
export function captionsOf({ captions }: RoomScene, say: (caption: RoomCaption) => string, anisotropy: number): Words {
  const style = getComputedStyle(document.documentElement);
  const canvas = new OffscreenCanvas(SHEET_PX.width, SHEET_PX.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  const labels = captions.map((caption): Label => {
    const { weight, family } = TYPE[caption.kind];
    const sizeMm = caption.size / CAPITAL;
    const fontAt = (px: number) => `${weight} ${px}px ${style.getPropertyValue(family)}`;
    context.font = fontAt(sizeMm);
    const lines = brokenInto(say(caption), caption.width, caption.lines, (part) => context.measureText(part).width);
    return { caption, lines, font: fontAt(1), sizeMm };
  });
  const sizesAt = (pxPerMm: number) =>
    labels.map(({ caption, lines, sizeMm }) => ({
      width: Math.ceil(caption.width * pxPerMm) + 2 * MARGIN_PX,
      height: Math.ceil(lines.length * sizeMm * LINE * pxPerMm) + 2 * MARGIN_PX,
    }));
  const fine = PX_PER_MM.map((pxPerMm) => ({
    pxPerMm,
    sizes: sizesAt(pxPerMm),
    slots: shelved(sizesAt(pxPerMm), SHEET_PX),
  })).find(({ slots }) => slots !== null);
  const isFromRight = document.documentElement.dir === "rtl";
  const [positions, uvs, triangles]: number[][] = [[], [], []];
  labels.forEach((label, index) => {
    const [slot, size] = [fine?.slots?.[index], fine?.sizes[index]];
    if (!slot || !size || !fine) return;
    paint(context, label, { ...slot, ...size, pxPerMm: fine.pxPerMm }, style, isFromRight);
    hang(label, { ...slot, ...size, pxPerMm: fine.pxPerMm }, positions!, uvs!, triangles!);
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = anisotropy;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(positions!), 3));
  geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(uvs!), 2));
  geometry.setIndex(triangles!);
  return { texture, geometry, bytes: Math.round((SHEET_PX.width * SHEET_PX.height * 16) / 3) };
}

type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
};

function paint(
  context: OffscreenCanvasRenderingContext2D,
  { caption, lines, font, sizeMm }: Label,
  { x, y, width, pxPerMm }: Place,
  style: CSSStyleDeclaration,
  isFromRight: boolean,
): void {
  context.font = font.replace("1px", `${sizeMm * pxPerMm}px`);
  context.fillStyle = style.getPropertyValue(TYPE[caption.kind].ink);
  context.textBaseline = "middle";
  context.direction = isFromRight ? "rtl" : "ltr";
  context.textAlign = "start";
  lines.forEach((line, index) => {
    const middle = y + MARGIN_PX + (index + 0.5) * sizeMm * LINE * pxPerMm;
    context.fillText(line, isFromRight ? x + width - MARGIN_PX : x + MARGIN_PX, middle);
  });
}

/** A rectangle for a label, `place` being the middle of its upper edge. */
function hang({ caption }: Label, place: Place, positions: number[], uvs: number[], triangles: number[]): void {
  const first = positions.length / 3;
  const [w, h] = [place.width / place.pxPerMm, place.height / place.pxPerMm];
  const top = MARGIN_PX / place.pxPerMm;
  for (const [x, y] of [
    [-w / 2, top - h],
    [w / 2, top - h],
    [-w / 2, top],
    [w / 2, top],
  ] as const)
    positions.push(...inRoom(caption.place, caption.turn, [x, y, 0]));
  const [left, right] = [place.x / SHEET_PX.width, (place.x + place.width) / SHEET_PX.width];
  const [up, low] = [1 - place.y / SHEET_PX.height, 1 - (place.y + place.height) / SHEET_PX.height];
  uvs.push(left, low, right, low, left, up, right, up);
  triangles.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
}

/** Fetches the type that these words are written in. */
export async function fontsFor({ captions }: Pick<RoomScene, "captions">): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const text = captions.map((caption) => caption.text).join(" ");
  const faces = new Set(Object.values(TYPE).map(({ weight, family }) => `${weight} 40px ${style.getPropertyValue(family)}`));
  // Words in another type are better than none.
  await Promise.allSettled([...faces].map((face) => document.fonts.load(face, text)));
}
