import { circle, domed, figure, fill, line, type Of, path, type Size, toned } from "./strokes.ts";

/** The weave of a label: floats of its own yarn. */
export const floats = ({ w, h }: Size, hex: string, step = 0.5) =>
  `<pattern id="fl" width="${step}" height="${step * 2}" patternUnits="userSpaceOnUse">` +
  `<path d="M0 ${step * 0.5}h${step}M${step * 0.5} ${step * 1.5}h${step}" stroke="${toned(hex, hex < "#555555" ? 0.16 : -0.1)}" stroke-width="${step * 0.34}"/></pattern>` +
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${hex}"/><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="url(#fl)"/>`;

export const edged = ({ w, h }: Size, hex: string) =>
  path(
    `M${-w / 2} ${-h / 2 + 0.9}H${w / 2}M${-w / 2} ${h / 2 - 0.9}H${w / 2}`,
    line(0.35, toned(hex, -0.3), 'stroke-dasharray="1.6 1"'),
  );

export const WOVEN: Readonly<Record<Of<"woven">["motif"], (size: Size, ink: string) => string>> = {
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

export function care({ ink }: Of<"care">, size: Size, hex: string): string {
  const signs = CARE.map(
    (sign, index) =>
      `<g transform="translate(${index % 2 === 0 ? -6 : 6} ${index < 2 ? -18 : -6})">${path(sign, line(0.5, ink))}</g>`,
  );
  const rows = [4, 8, 12, 16, 22].map((y, index) =>
    path(`M-10 ${y}h${[20, 17, 19, 12, 20][index]}`, line(0.7, ink, 'stroke-dasharray="2.2 0.9 3.4 0.9 1.2 0.9" opacity="0.75"')),
  );
  return floats(size, hex, 0.35) + edged(size, hex) + signs.join("") + rows.join("");
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

export function patch({ stitch, outline }: Of<"patch">, size: Size, hex: string): string {
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
