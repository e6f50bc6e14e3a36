import { posix } from "node:path";
import {
  FIBRES,
  type FibreKey,
  filesOf,
  type Reading,
  readU3m,
  readU3ma,
  type Swatch,
  swatchOfArchive,
  type U3mArchive,
} from "@selvedge/textile-core";
import type { Entry, PictureMap } from "../entry/entry.ts";
import { type Finding, type Notes, notesOn } from "../finding.ts";
import { problemInWords } from "./problem-words.ts";
import { endsIn, type Shelf } from "./shelf.ts";

const MAX_FILE_BYTES = 256_000_000;
/** Scanners write 16-bit PNG; the limit of pixels holds for them too. */
const MAX_MAP_BYTES = 120_000_000;
const MAPS: readonly PictureMap[] = ["albedo", "normal", "roughness", "height"];
const PERCENT = 100;

function orNote<Value>(reading: Reading<Value>, notes: Notes): Value | null {
  if (reading.ok) return reading.value;
  notes.error(problemInWords(reading.problem));
  return null;
}

/** The material of a .u3m with the textures beside it, or of a .u3ma. */
async function archiveOf(name: string, shelf: Shelf, notes: Notes): Promise<U3mArchive | null> {
  const bytes = await shelf.read(name);
  if (endsIn(name, ".u3ma")) return orNote(readU3ma(bytes), notes);
  const document = orNote(readU3m(bytes), notes);
  if (!document) return null;
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const path of filesOf(document)) {
    const full = posix.join(posix.dirname(name), path);
    if (shelf.names.includes(full)) files.push({ name: path, bytes: await shelf.read(full) });
  }
  return { document, files };
}

async function swatchIn(name: string, shelf: Shelf, notes: Notes): Promise<Swatch | null> {
  const archive = await archiveOf(name, shelf, notes);
  return archive && orNote(swatchOfArchive(archive), notes);
}

const nameOfFibre = (fibre: string): string => (fibre in FIBRES ? FIBRES[fibre as FibreKey].name : fibre);
const compositionOf = ({ composition }: Swatch["physics"]): string | undefined =>
  composition?.map(([fibre, share]) => `${Math.round(share * PERCENT)} % ${nameOfFibre(fibre)}`).join(" ");

/** A U3M material as a fabric: its code is the file's name, its cloth the pictures it carries at their size. Null with a note. */
export async function readMaterial(name: string, shelf: Shelf, found: Finding[]): Promise<Entry | null> {
  const notes = notesOn(found, { file: name, row: null, column: null });
  if ((await shelf.sizeOf(name)) > MAX_FILE_BYTES) {
    notes.error(`is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`);
    return null;
  }
  const swatch = await swatchIn(name, shelf, notes);
  if (!swatch) return null;
  if (!swatch.maps.albedo) {
    notes.error("has no picture of its base colour.");
    return null;
  }
  const { physics, widthMm, heightMm, roughness, sheen, sheenRoughness } = swatch;
  const composition = compositionOf(physics);
  // Pictures are read again when they are encoded, so that a folder of materials is never in memory at once.
  const map = (key: PictureMap) => async () => {
    const again = await swatchIn(name, shelf, notes);
    return again?.maps[key]?.bytes ?? new Uint8Array();
  };
  return {
    file: name,
    row: null,
    code: posix.basename(name).replace(/\.u3ma?$/i, ""),
    stated: {
      name: swatch.name,
      ...(swatch.description ? { description: swatch.description } : {}),
      attrs: {
        ...(composition ? { composition } : {}),
        ...(physics.weightGsm === undefined ? {} : { weight: Math.round(physics.weightGsm) }),
      },
    },
    isExplained: false,
    appearance: {
      kind: "pictures",
      maps: Object.fromEntries(MAPS.filter((key) => swatch.maps[key]).map((key) => [key, map(key)])),
      mmWidth: widthMm,
      mmHeight: heightMm,
      gloss: { roughness, sheen: Math.min(1, Math.max(0, sheen)), sheenRoughness: Math.min(1, Math.max(0, sheenRoughness)) },
      mostBytes: MAX_MAP_BYTES,
      record: null,
    },
  };
}
