import { across, circle, figure, fill, line, type Of, path, type Size, toned } from "./strokes.ts";

/** Teeth of a zip meet in the middle of its tape; the slider is at the top. */
export function zip({ teeth, metal }: Of<"zip">, { w, h }: Size, hex: string): string {
  const [chain, step] = teeth === "metal" ? [5, 2.2] : teeth === "moulded" ? [6.4, 2.8] : [4, 1.3];
  const rows = Math.floor((h - 12) / step);
  const bars = Array.from({ length: rows }, (_, index) => {
    const y = figure(-h / 2 + 9 + index * step);
    const left = index % 2 === 0;
    const long = chain * 0.62;
    return `<rect x="${figure(left ? -chain / 2 : chain / 2 - long)}" y="${y}" width="${figure(long)}" height="${figure(step * 0.66)}" rx="${figure(step * 0.2)}" fill="${toned(metal, left ? 0.12 : -0.06)}" stroke="${toned(metal, -0.5)}" stroke-width="0.16"/>`;
  }).join("");
  const ribs = [-0.43, -0.3, 0.3, 0.43]
    .map((share) => path(`M${figure(share * w)} ${-h / 2}V${h / 2}`, line(0.35, toned(hex, hex < "#333333" ? 0.14 : -0.14))))
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

export function tape({ stripes, weave }: Of<"tape">, { w, h }: Size, hex: string): string {
  const tone = toned(hex, hex < "#444444" ? 0.2 : -0.16);
  const weaves = {
    plain: `<pattern id="wv" width="0.8" height="0.8" patternUnits="userSpaceOnUse"><path d="M0 .4h.8" stroke="${tone}" stroke-width=".3"/></pattern>`,
    twill: `<pattern id="wv" width="1.2" height="1.2" patternUnits="userSpaceOnUse"><path d="M-.3 .9L.9 -.3M.3 1.500L1.500 .3" stroke="${tone}" stroke-width=".34"/></pattern>`,
    herringbone: `<pattern id="wv" width="5" height="1.400" patternUnits="userSpaceOnUse"><path d="M0 1.400L2.500 0L5 1.400M0 2.800L2.500 1.400L5 2.800M0 0L2.500 -1.400L5 0" fill="none" stroke="${tone}" stroke-width=".45"/></pattern>`,
  };
  const band = w / (stripes.length * 2 + 1);
  const bands = stripes
    .map(
      (colour, index) =>
        `<rect x="${figure(-w / 2 + band * (2 * index + 1))}" y="${-h / 2}" width="${figure(band)}" height="${h}" fill="${colour}"/>`,
    )
    .join("");
  const box = `x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"`;
  return `<defs>${weaves[weave]}</defs><rect ${box} fill="${hex}"/>${bands}<rect ${box} fill="url(#wv)"/>${path(`M${-w / 2 + 0.3} ${-h / 2}V${h / 2}M${w / 2 - 0.3} ${-h / 2}V${h / 2}`, line(0.5, toned(hex, -0.3)))}`;
}

export function cord({ fleck }: Of<"cord">, { w, h }: Size, hex: string): string {
  const step = w * 0.62;
  const turns = Array.from({ length: Math.ceil(h / step) + 2 }, (_, index) => {
    const y = figure(-h / 2 - step + index * step);
    return (
      path(
        `M${-w / 2} ${figure(y + w * 0.5)}C${figure(-w * 0.1)} ${figure(y + w * 0.42)} ${figure(w * 0.1)} ${y} ${w / 2} ${figure(y - w * 0.1)}`,
        line(figure(w * 0.06), toned(hex, -0.35), 'opacity="0.7"'),
      ) +
      (index % 3 === 0
        ? path(
            `M${figure(-w * 0.2)} ${figure(y + w * 0.34)}L${figure(w * 0.16)} ${figure(y + w * 0.12)}`,
            line(figure(w * 0.16), fleck),
          )
        : "")
    );
  }).join("");
  return `<defs>${across("c", toned(hex, -0.4), toned(hex, 0.12), hex, toned(hex, -0.4))}<clipPath id="k"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${w / 2}"/></clipPath></defs><g clip-path="url(#k)"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="url(#c)"/>${turns}</g>`;
}
