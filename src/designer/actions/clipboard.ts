import { Artwork, type Id, type PieceKey } from "@selvedge/editor-core";
import { z } from "zod";
import { isInside, middleOf } from "../../drawing/index.ts";
import { boxOf } from "../board/place.ts";
import type { Point } from "../board/view.ts";
import { newId } from "../session/new-id.ts";

/** Our own kind of clipboard text; other programs take the HTML or the plain words beside it. */
export const CLIP_TYPE = "application/x-selvedge+json";
const VERSION = 1;
const MAX_CLIPPED = 1_000;

const Clip = z.object({
  selvedge: z.literal(VERSION),
  artworks: z.array(Artwork).min(1).max(MAX_CLIPPED),
});

/** Artworks as the text copied between designs, back to front. */
export const clipOf = (artworks: readonly Artwork[]): string => JSON.stringify({ selvedge: VERSION, artworks });

/** The artworks of a clipboard text; null for anybody else's. */
export function readClip(text: string): readonly Artwork[] | null {
  if (!text.startsWith("{")) return null;
  try {
    const parsed = Clip.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.artworks : null;
  } catch {
    return null;
  }
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export type Clipped = {
  readonly artwork: Artwork;
  readonly words: string /** A data URL; null while it is not loaded. */;
  readonly picture: string | null;
};

/** What other programs paste: the pictures in their size, each with its words; our own text is in an attribute. */
export function htmlOf(clipped: readonly Clipped[]): string {
  const pictures = clipped.map(({ artwork, words, picture }) =>
    picture
      ? `<img src="${picture}" alt="${escaped(words)}" style="width:${artwork.width}mm;height:${artwork.height}mm">`
      : `<p>${escaped(words)}</p>`,
  );
  return `<div data-selvedge="${escaped(clipOf(clipped.map(({ artwork }) => artwork)))}">${pictures.join("")}</div>`;
}

/** Our own text out of pasted HTML; null where there is none. */
export function clipInHtml(html: string): readonly Artwork[] | null {
  const found = /data-selvedge="([^"]*)"/.exec(html)?.[1];
  if (!found) return null;
  return readClip(found.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}

/** What brings artworks together into the middle of a piece. */
function wayBack({ outline }: TargetPiece, strays: readonly Artwork[]): Point {
  const { x, y, width, height } = boxOf(strays.map(({ x, y }) => [x, y] as const));
  const middle = middleOf(outline, strays.length === 1 ? strays[0] : undefined);
  return { x: middle.x - x - width / 2, y: middle.y - y - height / 2 };
}

type TargetPiece = { readonly key: PieceKey; readonly outline: readonly (readonly [number, number])[] };

/**
 * Copied artworks as they are laid: with ids and groups of their own, free and seen. On a piece this design does not have they go to `aimed`,
 * and those that would be beside it together into its middle; where another is at the same place already they go `shift` mm beside it.
 */
export function pasted(
  artworks: readonly Artwork[],
  pieces: readonly TargetPiece[],
  aimed: TargetPiece,
  existing: readonly Pick<Artwork, "pieceKey" | "x" | "y" | "imageId">[],
  shift: number,
): Artwork[] {
  const groups = new Map<Id, Id>();
  const isTaken = artworks.some((artwork) =>
    existing.some(
      ({ pieceKey, x, y, imageId }) =>
        pieceKey === artwork.pieceKey && imageId === artwork.imageId && x === artwork.x && y === artwork.y,
    ),
  );
  const by = isTaken ? shift : 0;
  const homeOf = ({ pieceKey }: Artwork) => pieces.find(({ key }) => key === pieceKey) ?? aimed;
  const isOn = (artwork: Artwork) => isInside(homeOf(artwork).outline, { x: artwork.x + by, y: artwork.y + by });
  const strays = Map.groupBy(
    artworks.filter((artwork) => !isOn(artwork)),
    homeOf,
  );
  const back = new Map([...strays].map(([home, those]) => [home, wayBack(home, those)]));
  return artworks.map((artwork) => {
    const home = homeOf(artwork);
    const way = isOn(artwork) ? { x: by, y: by } : back.get(home)!;
    if (artwork.group !== null && !groups.has(artwork.group)) groups.set(artwork.group, newId());
    return {
      ...artwork,
      id: newId(),
      pieceKey: home.key,
      x: artwork.x + way.x,
      y: artwork.y + way.y,
      group: artwork.group === null ? null : groups.get(artwork.group)!,
      locked: false,
      hidden: false,
    };
  });
}
