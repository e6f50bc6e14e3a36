import { circle, domed, figure, fill, line, type Of, path, type Size, toned } from "./strokes.ts";

/** Lines in the material of a button; the same for the same button. */
function grainOf(grain: Of<"button">["grain"], r: number, hex: string): string {
  if (grain === "plain") return "";
  const lines = Array.from({ length: grain === "pearl" ? 7 : 11 }, (_, index) => {
    const y = -r + (2 * r * (index + 0.5)) / (grain === "pearl" ? 7 : 11);
    const bend = ((index * 37) % 11) / 11 - 0.5;
    const tone = grain === "pearl" ? [0.5, -0.1][index % 2]! : [-0.28, 0.16, -0.14][index % 3]!;
    return path(
      `M${figure(-r)} ${figure(y)}Q0 ${figure(y + bend * r * 0.9)} ${figure(r)} ${figure(y + bend * 0.5)}`,
      line(figure(r * (grain === "corozo" ? 0.02 : 0.07)), toned(hex, tone), 'opacity="0.45"'),
    );
  });
  return `<clipPath id="face"><circle r="${r}"/></clipPath><g clip-path="url(#face)">${lines.join("")}</g>`;
}

export function button({ holes, rim, grain }: Of<"button">, { w }: Size, hex: string): string {
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

export const shank = ({ motif }: Of<"shank">, size: Size, hex: string) => {
  const scale = figure(size.w / 2 / 1.05);
  const relief = (shift: number, colour: string) =>
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${path(MOTIFS[motif], line(0.075, colour))}</g>`;
  return metalDisc(size, hex, relief(figure(size.w * 0.008), toned(hex, 0.65)) + relief(0, toned(hex, -0.5)));
};

export function ringed({ w }: Size, hex: string, bore: number, boreColour: string): string {
  const r = w / 2;
  return metalDisc(
    { w, h: w },
    hex,
    circle(0, 0, figure(r * 0.52), line(figure(r * 0.1), toned(hex, 0.35))) +
      circle(0, 0, figure(r * bore), fill(boreColour)) +
      circle(0, 0, figure(r * bore), line(figure(r * 0.06), toned(hex, -0.5))),
  );
}
