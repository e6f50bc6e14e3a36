import { pathToFileURL } from "node:url";
import {
  type Artwork,
  type Command,
  type DesignDocument,
  emptyDocument,
  openEditor,
  PLAIN_ARTWORK,
  placer,
  type StyleInput,
} from "@selvedge/editor-core";

/** One table of figures: the first row names the columns. */
export type BenchTable = { readonly title: string; readonly rows: readonly (readonly (string | number)[])[] };

const SIZES = [50, 500, 5_000] as const;
const ROUNDS = 300;
const PIECES = Array.from({ length: 40 }, (_, n) => `piece${n}`);
const idOf = (n: number) => n.toString(16).padStart(32, "0");

function documentWith(artworks: number): DesignDocument {
  const document = emptyDocument({ styleId: idOf(1), size: "M", pieceKeys: PIECES });
  for (let n = 0; n < artworks; n++) {
    const id = idOf(0x1000 + n);
    const artwork: Artwork = {
      id,
      name: `Motif ${n}`,
      imageId: idOf(2 + (n % 20)),
      pieceKey: PIECES[n % PIECES.length]!,
      x: (n % 17) * 20,
      y: (n % 23) * 20,
      width: 40,
      height: 30,
      ...PLAIN_ARTWORK,
      restricted: n % 2 === 0,
    };
    document.artworks[id] = artwork;
    document.order.push(id);
  }
  return document;
}

/** 40 pieces of 400 × 600 mm in a row, each sewn to the next along its side. */
const STYLE: StyleInput = {
  pieces: PIECES.map((key) => ({
    key,
    outline: [
      [0, 0],
      [400, 0],
      [400, 600],
      [0, 600],
    ],
    grain: 0,
  })),
  seams: PIECES.slice(1).map((key, index) => ({
    a: {
      pieceKey: PIECES[index]!,
      points: [
        [400, 0],
        [400, 600],
      ],
    },
    b: {
      pieceKey: key,
      points: [
        [0, 0],
        [0, 600],
      ],
    },
  })),
};

/** Another artwork each round; `phase` keeps the rounds of one measurement from repeating those of another. */
const move = (document: DesignDocument, round: number, phase: number): Command => ({
  type: "moveArtworks",
  moves: [{ id: document.order[(round * 31) % document.order.length]!, x: round % 300, y: ((round * 7) % 500) + phase / 16 }],
});

function medianUs(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]! * 1_000;
}

function timed(run: (round: number) => void): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    run(round);
    times.push(performance.now() - from);
  }
  return medianUs(times);
}

/** Bytes on the heap once garbage is gone; needs `--expose-gc`, without it null. */
function heapBytes(): number | null {
  if (!globalThis.gc) return null;
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

type Figures = {
  readonly apply: number;
  readonly undo: number;
  readonly redo: number;
  readonly gestureMove: number;
  readonly place: number;
  readonly entryBytes: number | null;
  readonly savedBytes: number;
};

function measure(artworks: number): Figures {
  const document = documentWith(artworks);
  const warm = openEditor({ document, now: () => 0 });
  for (let round = 0; round < ROUNDS; round++) warm.give(move(document, round, 1));
  warm.jumpTo(0);

  const editor = openEditor({ document, now: () => 0 });
  const before = heapBytes();
  const apply = timed((round) => editor.give(move(document, round, 2)));
  const after = heapBytes();
  const savedBytes = JSON.stringify({ ...editor.save(), document: null }).length / editor.history().entries.length;
  const undo = timed(() => editor.undo());
  const redo = timed(() => editor.redo());
  const gestureMove = timed((round) => editor.preview(move(document, round, 3)));
  editor.preview(null);

  const place = placer();
  const tiles = new Map();
  place(editor.document(), STYLE, tiles);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    editor.give(move(document, round, 4));
    const from = performance.now();
    place(editor.document(), STYLE, tiles);
    times.push(performance.now() - from);
  }
  return {
    apply,
    undo,
    redo,
    gestureMove,
    place: medianUs(times),
    entryBytes: before === null || after === null ? null : (after - before) / ROUNDS,
    savedBytes,
  };
}

const COLUMNS = ["apply", "undo", "redo", "gestureMove", "place"] as const;

/** What a command costs with 50, 500 and 5,000 artworks on 40 pieces: medians in µs, and each as a multiple of the figure at 50. */
export async function benchEditorCore(): Promise<BenchTable> {
  measure(SIZES[0]);
  const figures = SIZES.map((size) => [size, measure(size)] as const);
  const base = figures[0]![1];
  return {
    title: "Editor: one command, median µs (× the figure at 50 artworks), and bytes of one history entry",
    rows: [
      [
        "artworks",
        "apply",
        "undo",
        "redo",
        "gesture move",
        "placement after it",
        "bytes/entry on the heap",
        "bytes/entry as JSON",
      ],
      ...figures.map(([size, figure]) => [
        size,
        ...COLUMNS.map((column) => `${figure[column].toFixed(0)} (${(figure[column] / base[column]).toFixed(1)}×)`),
        figure.entryBytes === null ? "run with --expose-gc" : Math.round(figure.entryBytes),
        Math.round(figure.savedBytes),
      ]),
    ],
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { title, rows } = await benchEditorCore();
  console.log(title);
  for (const row of rows) console.log(row.join(" | "));
}
