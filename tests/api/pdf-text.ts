import { inflateSync } from "node:zlib";
import { decodeQR } from "qr/decode.js";

/** What the glyphs of a font mean, by their codes. */
type Letters = ReadonlyMap<number, string>;

/** The objects of a PDF as PDFKit writes it, by their number. */
function objectsOf(pdf: Buffer): ReadonlyMap<number, { readonly text: string; readonly stream: () => string }> {
  const text = pdf.toString("latin1");
  return new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)].map(({ 0: head, 1: number, index }) => {
      const from = index + head.length;
      const body = text.slice(from, text.indexOf("endobj", from));
      const stream = () => {
        const begin = from + body.indexOf("stream\n") + "stream\n".length;
        const bytes = pdf.subarray(begin, text.indexOf("\nendstream", begin));
        return (body.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
      };
      return [Number(number), { text: body, stream }];
    }),
  );
}

const fromHex = (hex: string): string =>
  (hex.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");

/** A ToUnicode map. Source: Adobe Technical Note 5014, bfrange. */
function lettersOf(map: string): Letters {
  const letters = new Map<number, string>();
  for (const [, first, list] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...list!.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex], index) => {
      letters.set(Number.parseInt(first!, 16) + index, fromHex(hex!));
    });
  return letters;
}

type Objects = ReturnType<typeof objectsOf>;
const refIn = (text: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? 0);
const pagesIn = (objects: Objects) =>
  [...objects].filter(([, { text }]) => /\/Type \/Page\b/.test(text)).sort(([a], [b]) => a - b);

const PIXELS_PER_MODULE = 4;

/** What the QR code says that the rectangles of each page make, drawn on white as they stand and read; null on a page without rectangles. */
export function codesOf(pdf: Buffer): readonly (string | null)[] {
  const objects = objectsOf(pdf);
  return pagesIn(objects).map(([, { text }]) => {
    const drawn = objects.get(refIn(text, "Contents"))!.stream();
    const rectangles = [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((found) =>
      found.slice(1).map(Number),
    );
    return rectangles.length === 0 ? null : codeIn(rectangles);
  });
}

function codeIn(rectangles: readonly (readonly number[])[]): string {
  const scale = PIXELS_PER_MODULE / rectangles[0]![2]!;
  const pixels = (points: number) => Math.round(points * scale);
  const left = Math.min(...rectangles.map(([x]) => x!));
  const top = Math.min(...rectangles.map(([, y]) => y!));
  const quiet = 4 * PIXELS_PER_MODULE;
  const size = pixels(Math.max(...rectangles.map(([x, , width]) => x! + width!)) - left) + 2 * quiet;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [x, y, width, height] of rectangles)
    for (let row = pixels(y! - top); row < pixels(y! - top + height!); row++) {
      const from = (row + quiet) * size + quiet + pixels(x! - left);
      for (let at = from; at < from + pixels(width!); at++) data.fill(0, at * 4, at * 4 + 3);
    }
  return decodeQR({ width: size, height: size, data });
}

/** Letters of a word without its marks, in an order of their own: a font may join or part them, and Arabic stands turned round. */
const lettersOfWord = (word: string): string => [...word.normalize("NFD").replace(/[\s\p{M}\p{Cf}]/gu, "")].sort().join("");

/** A font may raise a letter or a mark out of a word, which then stands in so many runs. */
const RUNS_OF_WORD = 6;

/** Whether a PDF has a text, however it is broken into lines: in Arabic, which is drawn word by word, each of its words. */
export function says(pdf: Buffer, text: string): boolean {
  const runs = textsOf(pdf).flat();
  if (!/\p{Script=Arabic}/u.test(text)) return runs.join("").replace(/\s/g, "").includes(text.replace(/\s/g, ""));
  const words = new Set<string>();
  for (let from = 0; from < runs.length; from++)
    for (let to = from + 1; to <= Math.min(from + RUNS_OF_WORD, runs.length); to++)
      for (const word of runs.slice(from, to).join("").split(/\s+/)) words.add(lettersOfWord(word));
  return text.split(" ").every((word) => words.has(lettersOfWord(word)));
}

/** The texts of each page of a PDF, a run of one font each, as they stand from the left. */
export function textsOf(pdf: Buffer): readonly (readonly string[])[] {
  const objects = objectsOf(pdf);
  const known = new Map<number, Letters>();
  const lettersIn = (font: number): Letters => {
    const map = refIn(objects.get(font)!.text, "ToUnicode");
    const letters = known.get(map) ?? (map ? lettersOf(objects.get(map)!.stream()) : new Map());
    known.set(map, letters);
    return letters;
  };
  return pagesIn(objects).map(([, { text }]) => {
    const resources = objects.get(refIn(text, "Resources"))!.text;
    const fonts = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [name!, Number(font)]));
    let letters: Letters = new Map();
    const runs: string[] = [];
    for (const [, font, shown] of objects
      .get(refIn(text, "Contents"))!
      .stream()
      .matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = lettersIn(fonts.get(font)!);
      else {
        const codes = [...shown!.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
        runs.push(codes.map((code) => letters.get(Number.parseInt(code, 16)) ?? "").join(""));
      }
    }
    return runs;
  });
}
