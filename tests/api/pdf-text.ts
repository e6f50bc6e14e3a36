import { inflateSync } from "node:zlib";

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

/** How many rectangles are drawn on each page of a PDF. */
export function rectanglesOf(pdf: Buffer): readonly number[] {
  const objects = objectsOf(pdf);
  return pagesIn(objects).map(([, { text }]) => [...objects.get(refIn(text, "Contents"))!.stream().matchAll(/ re\n/g)].length);
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
