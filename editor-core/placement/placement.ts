import { fabricKey } from "../document/fabric-key.ts";
import type { Artwork, DesignDocument, PieceDesign, PieceKey } from "../document/schema.ts";
import { equalStamps } from "./equal.ts";
import { type Crossings, crossingsOf, type RunOn, runOnsOf } from "./run-on.ts";
import type { Placement, Stamp, StyleInput, TileSizes } from "./stamp.ts";
import { type Cut, clothArtworkStamps, clothStamp, ownStamps, runOnStamp, tileOf } from "./stamps.ts";
import { laidTrims, trimStamp } from "./trims.ts";

/** What lies where on every piece of a style, from back to front. Pure: the same document, style and sizes give the same stamps. */
export function placement(document: DesignDocument, style: StyleInput, tiles: TileSizes): Placement {
  return placer()(document, style, tiles);
}

/**
 * placement() with a memory, one for each place that shows a garment. A piece whose stamps come out the same keeps its array, each stamp
 * that stays keeps its identity, and so does the whole when nothing changed; a change on one piece works out one piece.
 */
export function placer(): (document: DesignDocument, style: StyleInput, tiles: TileSizes) => Placement {
  let last: { document: DesignDocument; style: StyleInput; tiles: TileSizes; placement: Placement } | null = null;
  let crossings: Crossings = new Map();
  let runOns = new WeakMap<Artwork, readonly RunOn[]>();
  let pieces = new Map<PieceKey, { causes: readonly unknown[]; stamps: readonly Stamp[] }>();

  return (document, style, tiles) => {
    if (last && last.style === style && last.tiles === tiles && laysTheSame(last.document, document)) {
      last = { ...last, document };
      return last.placement;
    }
    if (last?.style !== style) {
      crossings = crossingsOf(style);
      runOns = new WeakMap();
      pieces = new Map();
    }
    const runOnsFor = (artwork: Artwork) => {
      const known = runOns.get(artwork);
      if (known) return known;
      const found = runOnsOf(artwork, crossings);
      runOns.set(artwork, found);
      return found;
    };

    const layers = layersOf(document, style, tiles, runOnsFor);
    const remembered = pieces;
    pieces = new Map();
    let isSame = last?.style === style && remembered.size === layers.size;
    for (const [key, { causes, draw }] of layers) {
      const known = remembered.get(key);
      const stamps = known && sameCauses(known.causes, causes) ? known.stamps : keptWhereEqual(known?.stamps, draw());
      isSame &&= stamps === known?.stamps;
      pieces.set(key, { causes, stamps });
    }
    const placement = last && isSame ? last.placement : Object.fromEntries([...pieces].map(([key, { stamps }]) => [key, stamps]));
    last = { document, style, tiles, placement };
    return placement;
  };
}

function laysTheSame(a: DesignDocument, b: DesignDocument): boolean {
  return a.pieces === b.pieces && a.artworks === b.artworks && a.order === b.order && a.trims === b.trims;
}

/** A piece to be worked out: everything its stamps depend on, by identity, and how to make them. */
type Layer = { readonly causes: unknown[]; readonly draw: () => Stamp[] };

function layersOf(
  document: DesignDocument,
  style: StyleInput,
  tiles: TileSizes,
  runOnsFor: (artwork: Artwork) => readonly RunOn[],
): ReadonlyMap<PieceKey, Layer> {
  const cuts = new Map<PieceKey, Cut>();
  const cutFrom = new Map<string, PieceKey[]>();
  const layers = new Map<PieceKey, Layer & { readonly makers: (() => Stamp[])[] }>();
  for (const { key, grain } of style.pieces) {
    const design: PieceDesign | undefined = Object.hasOwn(document.pieces, key) ? document.pieces[key] : undefined;
    if (!design) continue;
    const cut = { design, grain };
    cuts.set(key, cut);
    const cloth = design.fabric && fabricKey(design.fabric);
    if (cloth) cutFrom.set(cloth, [...(cutFrom.get(cloth) ?? []), key]);
    const makers = [() => [clothStamp(design, grain, tiles)].filter((stamp) => stamp !== null)];
    layers.set(key, {
      causes: [design, ...((design.fabric && tileOf(design.fabric, tiles)) ?? [])],
      makers,
      draw: () => makers.flatMap((make) => make()),
    });
  }

  for (const id of document.order) {
    const artwork = document.artworks[id];
    const own = artwork && cuts.get(artwork.pieceKey);
    if (!artwork || artwork.hidden || !own) continue;
    if (artwork.onFabric) {
      const { fabric } = own.design;
      for (const key of fabric ? (cutFrom.get(fabricKey(fabric)) ?? []) : [artwork.pieceKey]) {
        const layer = layers.get(key)!;
        layer.causes.push(artwork, own.design);
        layer.makers.push(() => clothArtworkStamps(artwork, own, cuts.get(key)!, tiles));
      }
      continue;
    }
    const layer = layers.get(artwork.pieceKey)!;
    layer.causes.push(artwork);
    layer.makers.push(() => ownStamps(artwork));
    if (artwork.restricted) continue;
    const onward = runOnsFor(artwork);
    if (onward.length === 0) continue;
    for (const [key, runs] of Map.groupBy(onward, ({ onto }) => onto)) {
      const target = layers.get(key);
      if (!target) continue;
      target.causes.push(artwork, "run on");
      target.makers.push(() => runs.map((run) => runOnStamp(artwork, run)));
    }
  }
  // Trims are sewn on last: over everything that is printed or laid.
  for (const trim of laidTrims(document, style.pieces)) {
    const layer = layers.get(trim.pieceKey);
    if (!layer) continue;
    layer.causes.push(document.trims[trim.trimId], trim.key);
    layer.makers.push(() => [trimStamp(trim)]);
  }
  return layers;
}

function sameCauses(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((cause, index) => cause === b[index]);
}

function keptWhereEqual(before: readonly Stamp[] | undefined, after: readonly Stamp[]): readonly Stamp[] {
  if (!before) return after;
  const byKey = new Map(before.map((stamp) => [stamp.key, stamp]));
  const kept = after.map((stamp) => {
    const known = byKey.get(stamp.key);
    return known && equalStamps(known, stamp) ? known : stamp;
  });
  return kept.length === before.length && kept.every((stamp, index) => stamp === before[index]) ? before : kept;
}
