import { strToU8 } from "fflate";
import type { Swatch } from "../u3m/swatch.ts";

/** A poplin with all maps, for the tests of the formats that carry one; the pictures are only bytes. */
export const POPLIN_SWATCH: Swatch = {
  id: "45d231aa-96a0-4d94-9aae-4a99fae0e32a",
  name: "Poplin 144×76",
  description: "Köper? Nein: Leinwand.",
  created: "2027-03-01T12:00:00Z",
  modified: "2027-03-02T12:00:00Z",
  widthMm: 12.1759,
  heightMm: 11.1195,
  widthPx: 512,
  heightPx: 468,
  maps: {
    albedo: { path: "textures/albedo.png", bytes: strToU8("albedo".repeat(60)) },
    normal: { path: "textures/normal.png", bytes: strToU8("normal") },
    roughness: { path: "textures/roughness.png", bytes: strToU8("roughness") },
    height: { path: "textures/height.png", bytes: strToU8("height") },
    opacity: { path: "textures/opacity.jpg", bytes: strToU8("opacity") },
  },
  reliefMm: 0.18,
  colour: "#f2ead9",
  roughness: 0.82,
  opacity: 1,
  sheen: 0.06,
  sheenRoughness: 0.45,
  anisotropy: 0.25,
  anisotropyAngle: Math.PI / 2,
  physics: {
    weightGsm: 109,
    thicknessMm: 0.24,
    bending: 6.2,
    composition: [
      ["cotton", 0.6],
      ["viscose", 0.3],
      ["milk fibre", 0.1],
    ],
    material: "Woven",
    construction: "Poplin",
  },
};
