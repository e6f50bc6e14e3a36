import { readFileSync } from "node:fs";
import type { FabricSeen } from "@selvedge/server";
import { DESCRIPTOR_VERSION } from "@selvedge/textile-core";
import { z } from "zod";

/** The first line of the file names the version of the descriptor; every other line holds the descriptors of one cloth. */
const Head = z.object({ descriptor: z.int() });
const Line = z.object({
  /** Hash of the cloth's record. */
  cloth: z.hex().length(64),
  looks: z.base64(),
  /** CIELAB (D65), as in the palette, where the fourth number is a share of the area. */
  meanLab: z.tuple([z.number(), z.number(), z.number()]),
  palette: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});
type Line = z.infer<typeof Line>;

export const DESCRIPTORS_FILE = new URL("./descriptors.jsonl", import.meta.url);
const REMEDY = "Run `npm run descriptors` and commit what it writes.";
/** Decimals of a colour that are kept. */
const DECIMALS = 3;

const rounded = (value: number) => Number(value.toFixed(DECIMALS));

export const descriptorLines = (descriptors: ReadonlyMap<string, FabricSeen>): string =>
  [
    { descriptor: DESCRIPTOR_VERSION } satisfies z.infer<typeof Head>,
    ...[...descriptors].map(
      ([cloth, { descriptors, meanLab, palette }]): Line => ({
        cloth,
        looks: Buffer.from(descriptors.buffer, descriptors.byteOffset, descriptors.length).toString("base64"),
        meanLab: meanLab.map(rounded) as [number, number, number],
        palette: palette.map((colour) => colour.map(rounded) as [number, number, number, number]),
      }),
    ),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");

/**
 * How the demo mill's cloths look to picture search, by the hash of their records, as it travels with the portal: picture
 * search answers with the first start. It follows from record and descriptor alone. Throws when another descriptor took them.
 */
export function shippedDescriptors(): (clothHash: string) => FabricSeen | undefined {
  const [head = "{}", ...lines] = readFileSync(DESCRIPTORS_FILE, "utf8").trimEnd().split("\n");
  const { descriptor } = Head.parse(JSON.parse(head));
  if (descriptor !== DESCRIPTOR_VERSION)
    throw new Error(`The shipped descriptors are of version ${descriptor}, not ${DESCRIPTOR_VERSION}. ${REMEDY}`);
  const known = new Map(lines.map((text) => JSON.parse(text) as Line).map((line) => [line.cloth, line]));
  return (clothHash) => {
    const found = known.get(clothHash);
    if (!found) return undefined;
    const { looks, meanLab, palette } = Line.parse(found);
    return { descriptors: new Int8Array(Buffer.from(looks, "base64")), meanLab, palette };
  };
}
