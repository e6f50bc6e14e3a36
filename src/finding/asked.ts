import { isId } from "../is-id.ts";
import { isWhole, type Region, WHOLE } from "./region.ts";

export const PARTS = ["colour", "texture", "scale"] as const;
/** What each part of the look counts, in per cent of the usual. */
export type Weights = Readonly<Record<(typeof PARTS)[number], number>>;
export const USUAL: Weights = { colour: 100, texture: 100, scale: 100 };
export const MAX_WEIGHT = 200;
export const PART_TITLES = { colour: "Colour", texture: "Texture", scale: "Scale" } as const satisfies Record<
  keyof Weights,
  string
>;

/** How many fabrics were not yet prepared when it was searched. */
type Asked = { readonly pending: number };
/** A picture that was searched with: the part of it that was looked at, and what counted. */
export type AskedPicture = Asked & { readonly imageId: string; readonly region: Region; readonly weights: Weights };
/** A colour that was searched with, "#rrggbb", and the name or code in a colour book that it was written as. */
export type AskedColour = Asked & { readonly hex: string; readonly code: string | null };

/** Whether a search starts with a picture that a list was found with. */
export const isAskedPicture = (start: unknown): start is AskedPicture =>
  typeof start === "object" && start !== null && "imageId" in start;
export const isAskedColour = (start: unknown): start is AskedColour =>
  typeof start === "object" && start !== null && "hex" in start;

const HEX = /^[0-9a-f]{6}$/;
const MAX_CODE = 80;
const DECIMALS = 3;
/** Less of a side of the picture is not searched. */
const MIN_SEARCHED = 0.02;

function numbersOf(text: string | null, count: number, least: number, most: number): number[] | null {
  const numbers = (text ?? "").split(",").map(Number);
  return numbers.length === count && numbers.every((number) => number >= least && number <= most) ? numbers : null;
}

/** The picture an address names; null without one. A part or weights that are not understood count as the whole and the usual. */
export function readPicture(query: URLSearchParams): AskedPicture | null {
  const imageId = query.get("picture") ?? "";
  if (!isId(imageId)) return null;
  const [x = 0, y = 0, width = 1, height = 1] = numbersOf(query.get("region"), 4, 0, 1) ?? [];
  const weighed = numbersOf(query.get("weights"), PARTS.length, 0, MAX_WEIGHT);
  const [colour = 100, texture = 100, scale = 100] = weighed?.some((weight) => weight > 0) ? weighed : [];
  const isInside = Math.min(width, height) >= MIN_SEARCHED && x + width <= 1.001 && y + height <= 1.001;
  const region = isInside ? { x, y, width, height } : WHOLE;
  return { imageId, region, weights: { colour, texture, scale }, pending: pendingIn(query) };
}

/** The colour an address names; null without one. */
export function readColour(query: URLSearchParams): AskedColour | null {
  const digits = query.get("colour")?.toLowerCase() ?? "";
  const code = query.get("colourCode")?.trim().slice(0, MAX_CODE) || null;
  return HEX.test(digits) ? { hex: `#${digits}`, code, pending: pendingIn(query) } : null;
}

const PENDING = /^\d{1,7}$/;
const pendingIn = (query: URLSearchParams): number => {
  const text = query.get("pending") ?? "";
  return PENDING.test(text) ? Number(text) : 0;
};

/** The list of what looks like a picture: all it takes to search again, and what the list is narrowed by. */
export function pictureAddress(
  { imageId, region, weights }: Omit<AskedPicture, "pending">,
  kept: URLSearchParams = new URLSearchParams(),
): string {
  const { x, y, width, height } = region;
  const query = new URLSearchParams({ picture: imageId });
  if (!isWhole(region)) query.set("region", [x, y, width, height].map((part) => Number(part.toFixed(DECIMALS))).join(","));
  const weighed = writeWeights(weights);
  if (weighed) query.set("weights", weighed);
  for (const [name, value] of kept) query.append(name, value);
  return `/goods?${legible(query)}`;
}

/** Weights as an address has them; null for the usual ones. */
export const writeWeights = (weights: Weights): string | null =>
  PARTS.some((part) => weights[part] !== USUAL[part]) ? PARTS.map((part) => weights[part]).join(",") : null;

/** The list of the fabrics near a colour. */
export function colourAddress({ hex, code }: Omit<AskedColour, "pending">): string {
  const query = new URLSearchParams({ colour: hex.slice(1) });
  if (code) query.set("colourCode", code);
  return `/goods?${legible(query)}`;
}

/** Commas stay as they are: an address is read by people too. */
const legible = (query: URLSearchParams): string => String(query).replaceAll("%2C", ",");
