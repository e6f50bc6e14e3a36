import sharp from "sharp";
import type { TrimSeed, TrimShape } from "./range.ts";

/** Pixels of a millimetre, for small things; a long one is drawn coarser. */
const PX_PER_MM = 28;
const MOST_PX = 1_600;

type Size = { readonly w: number; readonly h: number };
type Of<Shape extends TrimShape["shape"]> = Extract<TrimShape, { shape: Shape }>;

/** Mixes a colour with black (below 0) or white (above). */
function toned(hex: string, by: number): string {
  const to = by < 0 ? 0 : 255;
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (to - value) * Math.abs(by))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

const circle = (x: number, y: number, r: number, how: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${how}/>`;
const path = (d: string, how: string) => `<path d="${d}" ${how}/>`;
const line = (width: number, colour: string, more = "") =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`;
const fill = (colour: string, more = "") => `fill="${colour}" ${more}`;
const figure = (value: number) => Math.round(value * 1000) / 1000;

/** A disc lit from the upper left. */
const domed = (id: string, hex: string, light = 0.35, dark = -0.3) =>
  `<radialGradient id="${id}" cx="36%" cy="30%" r="80%"><stop offset="0" stop-color="${toned(hex, light)}"/>` +
  `<stop offset="0.6" stop-color="${hex}"/><stop offset="1" stop-color="${toned(hex, dark)}"/></radialGradient>`;
const across = (id: string, ...stops: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops
    .map((colour, at) => `<stop offset="${figure(at / (stops.length - 1))}" stop-color="${colour}"/>`)
    .join("")}</linearGradient>`;

/** Lines in the material of a button; the same for the same button. */
function grainOf(grain: Of<"button">["grain"], r: number, hex: string): string {
  if (grain === "plain") return "";
  const lines = Array.from({ length: grain === "pearl" ? 7 : 11 }, (_, at) => {
    const y = -r + (2 * r * (at + 0.5)) / (grain === "pearl" ? 7 : 11);
    const bend = ((at * 37) % 11) / 11 - 0.5;
    const tone = grain === "pearl" ? [0.5, -0.1][at % 2]! : [-0.28, 0.16, -0.14][at % 3]!;
    return path(
      `M${figure(-r)} ${figure(y)}Q0 ${figure(y + bend * r * 0.9)} ${figure(r)} ${figure(y + bend * 0.5)}`,
      line(figure(r * (grain === "corozo" ? 0.02 : 0.07)), toned(hex, tone), 'opacity="0.45"'),
    );
  });
  return `<clipPath id="face"><circle r="${r}"/></clipPath><g clip-path="url(#face)">${lines.join("")}</g>`;
}

function button({ holes, rim, grain }: Of<"button">, { w }: Size, hex: string): string {
  const r = w / 2;
  const face = r * (1 - rim);
  const apart = r * 0.24;
  const bore = r * (holes === 4 ? 0.105 : 0.12);
  const spots =
    holes === 4
      ? [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ]
      : [
          [-1.1, 0],
          [1.1, 0],
        ];
  const bored = spots
    .map(([x, y]) => {
      const [cx, cy] = [figure(x! * apart), figure(y! * apart)];
      return (
        circle(cx, cy, figure(bore), fill("#1b1917")) + circle(cx, cy, figure(bore), line(figure(bore * 0.3), toned(hex, -0.45)))
      );
    })
    .join("");
  return (
    `<defs>${domed("b", hex)}${domed("f", hex, 0.12, -0.12)}</defs>` +
    circle(0, 0, figure(r * 0.985), fill("url(#b)")) +
    circle(0, 0, figure(face), fill("url(#f)")) +
    grainOf(grain, face, hex) +
    circle(0, 0, figure(face), line(figure(r * 0.035), toned(hex, -0.35), 'opacity="0.8"')) +
    circle(0, 0, figure(r * 0.96), line(figure(r * 0.03), toned(hex, -0.4), 'opacity="0.7"')) +
    path(
      `M${figure(-r * 0.72)} ${figure(-r * 0.5)}A${figure(r * 0.88)} ${figure(r * 0.88)} 0 0 1 ${figure(r * 0.1)} ${figure(-r * 0.87)}`,
      line(figure(r * 0.05), toned(hex, 0.75), 'opacity="0.8"'),
    ) +
    bored
  );
}

const MOTIFS: Readonly<Record<Of<"shank">["motif"], string>> = {
  plain: "",
  anchor:
    "M0 -.5V.46M-.2 -.22H.2M-.42 .12C-.4 .5 .4 .5 .42 .12M-.42 .12l-.08 .14M.42 .12l.08 .14M0 -.5m-.1 -.1a.1 .1 0 1 0 .2 0a.1 .1 0 1 0 -.2 0",
  wreath:
    "M-.1 .5C-.62 .3 -.6 -.3 -.22 -.5M.1 .5C.62 .3 .6 -.3 .22 -.5M-.48 .18l.16 -.02M-.5 -.1l.16 .05M-.4 -.33l.12 .12M.48 .18l-.16 -.02M.5 -.1l-.16 .05M.4 -.33l-.12 .12M0 -.16l.06 .12h.12l-.1 .08l.04 .13l-.12 -.08l-.12 .08l.04 -.13l-.1 -.08h.12z",
};

function metalDisc({ w }: Size, hex: string, inner: string): string {
  const r = w / 2;
  return (
    `<defs>${domed("m", hex, 0.6, -0.42)}${domed("n", hex, 0.3, -0.2)}</defs>` +
    circle(0, 0, figure(r * 0.985), fill("url(#m)")) +
    circle(0, 0, figure(r * 0.8), fill("url(#n)")) +
    circle(0, 0, figure(r * 0.8), line(figure(r * 0.04), toned(hex, -0.5), 'opacity="0.7"')) +
    inner
  );
}

const shank = ({ motif }: Of<"shank">, size: Size, hex: string) => {
  const scale = figure(size.w / 2 / 1.05);
  const relief = (shift: number, colour: string) =>
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${path(MOTIFS[motif], line(0.075, colour))}</g>`;
  return metalDisc(size, hex, relief(figure(size.w * 0.008), toned(hex, 0.65)) + relief(0, toned(hex, -0.5)));
};

function ringed({ w }: Size, hex: string, bore: number, boreColour: string): string {
  const r = w / 2;
  return metalDisc(
    { w, h: w },
    hex,
    circle(0, 0, figure(r * 0.52), line(figure(r * 0.1), toned(hex, 0.35))) +
      circle(0, 0, figure(r * bore), fill(boreColour)) +
      circle(0, 0, figure(r * bore), line(figure(r * 0.06), toned(hex, -0.5))),
  );
}

/** Teeth of a zip meet in the middle of its tape; the slider is at the top. */
function zip({ teeth, metal }: Of<"zip">, { w, h }: Size, hex: string): string {
  const [chain, step] = teeth === "metal" ? [5, 2.2] : teeth === "moulded" ? [6.4, 2.8] : [4, 1.3];
  const rows = Math.floor((h - 12) / step);
  const bars = Array.from({ length: rows }, (_, at) => {
    const y = figure(-h / 2 + 9 + at * step);
    const left = at % 2 === 0;
    const long = chain * 0.62;
    return `<rect x="${figure(left ? -chain / 2 : chain / 2 - long)}" y="${y}" width="${figure(long)}" height="${figure(step * 0.66)}" rx="${figure(step * 0.2)}" fill="${toned(metal, left ? 0.12 : -0.06)}" stroke="${toned(metal, -0.5)}" stroke-width="0.16"/>`;
  }).join("");
  const ribs = [-0.43, -0.3, 0.3, 0.43]
    .map((at) => path(`M${figure(at * w)} ${-h / 2}V${h / 2}`, line(0.35, toned(hex, hex < "#333333" ? 0.14 : -0.14))))
    .join("");
  const puller = toned(metal, 0.05);
  return (
    `<defs>${across("t", toned(hex, -0.12), hex, hex, toned(hex, -0.12))}</defs>` +
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="url(#t)"/>${ribs}` +
    `<rect x="${figure(-chain / 2 - 0.6)}" y="${figure(-h / 2 + 7)}" width="${figure(chain + 1.2)}" height="${figure(h - 12)}" fill="${toned(hex, -0.3)}"/>` +
    bars +
    `<rect x="-4" y="${figure(-h / 2 + 2)}" width="8" height="9" rx="2.4" fill="${puller}" stroke="${toned(metal, -0.55)}" stroke-width="0.4"/>` +
    `<rect x="-2" y="${figure(-h / 2 + 7)}" width="4" height="16" rx="1.8" fill="${toned(metal, 0.22)}" stroke="${toned(metal, -0.55)}" stroke-width="0.4"/>` +
    circle(0, figure(-h / 2 + 20), 0.9, fill(toned(metal, -0.6)))
  );
}

/** The weave of a label: floats of its own yarn. */
const floats = ({ w, h }: Size, hex: string, step = 0.5) =>
  `<pattern id="fl" width="${step}" height="${step * 2}" patternUnits="userSpaceOnUse">` +
  `<path d="M0 ${step * 0.5}h${step}M${step * 0.5} ${step * 1.5}h${step}" stroke="${toned(hex, hex < "#555555" ? 0.16 : -0.1)}" stroke-width="${step * 0.34}"/></pattern>` +
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${hex}"/><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="url(#fl)"/>`;
const edged = ({ w, h }: Size, hex: string) =>
  path(
    `M${-w / 2} ${-h / 2 + 0.9}H${w / 2}M${-w / 2} ${h / 2 - 0.9}H${w / 2}`,
    line(0.35, toned(hex, -0.3), 'stroke-dasharray="1.6 1"'),
  );

const WOVEN: Readonly<Record<Of<"woven">["motif"], (size: Size, ink: string) => string>> = {
  // The selvedge thread through an eye, and a line of weave on both sides.
  thread: ({ w }, ink) =>
    path(`M${-w * 0.4} 0C${-w * 0.22} -7 ${-w * 0.1} 7 0 0S${w * 0.22} -7 ${w * 0.4} 0`, line(1.1, ink)) +
    circle(0, 0, 3.2, line(0.8, ink)) +
    path(`M${-w * 0.4} 6.4H${w * 0.4}M${-w * 0.4} -6.4H${w * 0.4}`, line(0.45, ink, 'stroke-dasharray="2 1.4"')),
  sprig: (_, ink) =>
    path(
      "M0 13V-12M0 8C-5 7 -8 3 -8 -1C-3 0 0 3 0 8M0 2C5 1 8 -3 8 -7C3 -6 0 -3 0 2M0 -4C-4 -5 -6 -8 -6 -11C-2 -10 0 -8 0 -4",
      line(0.8, ink),
    ),
  size: (_, ink) => path("M-3.2 4V-4L0 1.4L3.2 -4V4", line(1, ink)),
};

const CARE = [
  "M-4 -2.6l1 5h6l1 -5M-4 -2.6c1 1 2 1 2.7 0c.8 1 1.900 1 2.600 0c.7 1 1.700 1 2.700 0",
  "M0 -3L3.600 3H-3.600zM-2.400 -.4l5 3M2.400 -.4l-5 3",
  "M-3.400 -3.400h6.800v6.800h-6.800zM0 0m-2.600 0a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0 -5.200 0",
  "M-4 2.600h8l-.8 -4.400h-4.400c-1.800 0 -2.800 2 -2.800 4.400zM-1 .8h.01M1 .8h.01",
] as const;

function care({ ink }: Of<"care">, size: Size, hex: string): string {
  const signs = CARE.map(
    (sign, at) => `<g transform="translate(${at % 2 === 0 ? -6 : 6} ${at < 2 ? -18 : -6})">${path(sign, line(0.5, ink))}</g>`,
  );
  const rows = [4, 8, 12, 16, 22].map((y, at) =>
    path(`M-10 ${y}h${[20, 17, 19, 12, 20][at]}`, line(0.7, ink, 'stroke-dasharray="2.2 0.9 3.4 0.9 1.2 0.9" opacity="0.75"')),
  );
  return floats(size, hex, 0.35) + edged(size, hex) + signs.join("") + rows.join("");
}

function tape({ stripes, weave }: Of<"tape">, { w, h }: Size, hex: string): string {
  const tone = toned(hex, hex < "#444444" ? 0.2 : -0.16);
  const weaves = {
    plain: `<pattern id="wv" width="0.8" height="0.8" patternUnits="userSpaceOnUse"><path d="M0 .4h.8" stroke="${tone}" stroke-width=".3"/></pattern>`,
    twill: `<pattern id="wv" width="1.2" height="1.2" patternUnits="userSpaceOnUse"><path d="M-.3 .9L.9 -.3M.3 1.500L1.500 .3" stroke="${tone}" stroke-width=".34"/></pattern>`,
    herringbone: `<pattern id="wv" width="5" height="1.400" patternUnits="userSpaceOnUse"><path d="M0 1.400L2.500 0L5 1.400M0 2.800L2.500 1.400L5 2.800M0 0L2.500 -1.400L5 0" fill="none" stroke="${tone}" stroke-width=".45"/></pattern>`,
  };
  const band = w / (stripes.length * 2 + 1);
  const bands = stripes
    .map(
      (colour, at) =>
        `<rect x="${figure(-w / 2 + band * (2 * at + 1))}" y="${-h / 2}" width="${figure(band)}" height="${h}" fill="${colour}"/>`,
    )
    .join("");
  const box = `x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"`;
  return `<defs>${weaves[weave]}</defs><rect ${box} fill="${hex}"/>${bands}<rect ${box} fill="url(#wv)"/>${path(`M${-w / 2 + 0.3} ${-h / 2}V${h / 2}M${w / 2 - 0.3} ${-h / 2}V${h / 2}`, line(0.5, toned(hex, -0.3)))}`;
}

function cord({ fleck }: Of<"cord">, { w, h }: Size, hex: string): string {
  const step = w * 0.62;
  const turns = Array.from({ length: Math.ceil(h / step) + 2 }, (_, at) => {
    const y = figure(-h / 2 - step + at * step);
    return (
      path(
        `M${-w / 2} ${figure(y + w * 0.5)}C${figure(-w * 0.1)} ${figure(y + w * 0.42)} ${figure(w * 0.1)} ${y} ${w / 2} ${figure(y - w * 0.1)}`,
        line(figure(w * 0.06), toned(hex, -0.35), 'opacity="0.7"'),
      ) +
      (at % 3 === 0
        ? path(
            `M${figure(-w * 0.2)} ${figure(y + w * 0.34)}L${figure(w * 0.16)} ${figure(y + w * 0.12)}`,
            line(figure(w * 0.16), fleck),
          )
        : "")
    );
  }).join("");
  return `<defs>${across("c", toned(hex, -0.4), toned(hex, 0.12), hex, toned(hex, -0.4))}<clipPath id="k"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${w / 2}"/></clipPath></defs><g clip-path="url(#k)"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="url(#c)"/>${turns}</g>`;
}

const OUTLINES: Readonly<Record<Of<"patch">["outline"], (size: Size, by: number) => string>> = {
  oblong: ({ w, h }, by) => {
    const [x, y] = [w / 2 - by, h / 2 - by];
    return `M${-x + 3} ${-y}H${x - 3}Q${x} ${-y} ${x} ${-y + 3}V${y - 3}Q${x} ${y} ${x - 3} ${y}H${-x + 3}Q${-x} ${y} ${-x} ${y - 3}V${-y + 3}Q${-x} ${-y} ${-x + 3} ${-y}z`;
  },
  round: ({ w }, by) => {
    const r = w / 2 - by;
    return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  },
  shield: ({ w, h }, by) => {
    const [x, y] = [w / 2 - by, h / 2 - by];
    return `M${-x} ${-y}Q0 ${-y + h * 0.08} ${x} ${-y}V${h * 0.05}C${x} ${h * 0.32} ${w * 0.16} ${y - h * 0.08} 0 ${y}C${-w * 0.16} ${y - h * 0.08} ${-x} ${h * 0.32} ${-x} ${h * 0.05}z`;
  },
};

function patch({ stitch, outline }: Of<"patch">, size: Size, hex: string): string {
  const small = Math.min(size.w, size.h);
  const edge = OUTLINES[outline];
  const scale = figure(small / 34);
  const motif = `<g transform="scale(${scale})">${path("M0 9C-6 8 -9 3 -9 -2C-4 -1 0 3 0 9C0 3 4 -1 9 -2C9 3 6 8 0 9M0 4V-10M0 -10C-3 -7 -3 -4 0 -2C3 -4 3 -7 0 -10", line(0.9, stitch))}</g>`;
  return (
    `<defs>${domed("p", hex, 0.12, -0.16)}</defs>` +
    path(edge(size, 0.2), `${fill("url(#p)")} stroke="${toned(hex, -0.4)}" stroke-width="0.4"`) +
    path(
      edge(size, small * 0.07),
      line(figure(small * 0.018), stitch, `stroke-dasharray="${figure(small * 0.05)} ${figure(small * 0.03)}"`),
    ) +
    motif
  );
}

function inside(draw: TrimShape, size: Size, hex: string): string {
  switch (draw.shape) {
    case "button":
      return button(draw, size, hex);
    case "shank":
      return shank(draw, size, hex);
    case "snap":
      return ringed(size, hex, 0.26, toned(hex, -0.3));
    case "rivet":
      return ringed(size, hex, 0.2, toned(hex, 0.25));
    case "eyelet":
      return ringed(size, hex, 0.5, "#1b1917");
    case "zip":
      return zip(draw, size, hex);
    case "woven":
      return floats(size, hex) + edged(size, hex) + WOVEN[draw.motif](size, draw.ink);
    case "care":
      return care(draw, size, hex);
    case "tape":
      return tape(draw, size, hex);
    case "cord":
      return cord(draw, size, hex);
    case "patch":
      return patch(draw, size, hex);
  }
}

/** A trim seen from above at its true proportions, on a transparent ground; a px of it is the same share of a mm both ways. */
export async function drawTrim({
  draw,
  mmWidth: w,
  mmHeight: h,
  hex,
}: TrimSeed): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const scale = Math.min(PX_PER_MM, MOST_PX / Math.max(w, h));
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}">${inside(draw, { w, h }, hex)}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return { bytes: new Uint8Array(bytes), width, height };
}
