import { bandAlong } from "../seams/band.ts";
import type { GarmentRecipe } from "./garment.ts";
import { bandPiece, chosenJersey, cutJerseyBody, type JerseyTop, jerseyBoard, jerseyOptions } from "./jersey-body.ts";
import { hangJerseyTop } from "./jersey-top-hang.ts";

/** A round-necked top of knitted cloth: what a T-shirt, a tank and a sweatshirt have in common. */
export const jerseyTop = (top: JerseyTop): GarmentRecipe => ({
  key: top.key,
  name: top.name,
  ...top.sizing,
  wearer: top.wearer,
  hand: top.hand,
  limbs: { arms: top.sleeve, legs: false },
  options: jerseyOptions(top),

  cut(measurements, values) {
    const { pieces, sewing } = cutJerseyBody(chosenJersey(top, values, measurements), measurements);
    const neckband = bandAlong(
      "neckband",
      { front: pieces.front!.outline, back: pieces.back!.outline },
      ["front:neck_m>cfNeck>neck", "back:neck_m>cbNeck>neck"],
      { ...top.neckband, edge: "bottom" },
    );
    return {
      pieces: { ...pieces, neckband: bandPiece("Neckband", neckband) },
      sewing: [...sewing, ...neckband.sewing],
      trims: [],
      board: jerseyBoard(top, ["neckband"]),
    };
  },

  hang: (cut, body) => hangJerseyTop(top, cut, body),
});
