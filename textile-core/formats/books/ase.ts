import { type BookColour, measuredColour, screenColour } from "../../colour/book.ts";
import { labOfD50 } from "../../colour/white.ts";
import { ByteReader } from "../bytes.ts";
import { unreadable } from "../problem.ts";
import { checkCount, checkLab } from "./book-limits.ts";
import { hexOfCmyk, hexOfGrey, hexOfRgb } from "./colour-models.ts";

const COLOUR_BLOCK = 0x0001;
const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const LAB_SCALE = 100;

type Block = { readonly index: number; readonly name: string; readonly reader: ByteReader };

const channelsOf = ({ reader, index, name }: Block, count: number): readonly number[] => {
  const channels = Array.from({ length: count }, () => reader.float32());
  if (!channels.every(Number.isFinite)) throw unreadable("colourValue", { index, name });
  return channels;
};

/** How each colour model of the format becomes a colour, whatever the case it is written in; `LAB` is D50, as all of Adobe's. */
const MODELS: Record<string, (block: Block) => BookColour> = {
  "RGB ": (block) => screenColour(block.name, hexOfRgb(...(channelsOf(block, 3) as [number, number, number]))),
  CMYK: (block) =>
    screenColour(block.name, hexOfCmyk(...(channelsOf(block, 4) as [number, number, number, number])), undefined, "estimate"),
  "LAB ": (block) => {
    const [l, a, b] = channelsOf(block, 3) as [number, number, number];
    checkLab([l * LAB_SCALE, a, b], block.index, block.name);
    return measuredColour(block.name, labOfD50({ white: "D50", l: l * LAB_SCALE, a, b }));
  },
  GRAY: (block) => screenColour(block.name, hexOfGrey(channelsOf(block, 1)[0]!)),
};

function colourOf(reader: ByteReader, index: number): BookColour {
  const name = reader.utf16(reader.uint16());
  const model = reader.ascii(4);
  const read = Object.entries(MODELS).find(([known]) => known === model.toUpperCase())?.[1];
  if (!read) throw unreadable("colourModel", { index, name, model: model.trim() });
  return read({ index, name, reader });
}

/** The colours of an Adobe Swatch Exchange file, groups laid end to end. */
export function readAse(bytes: Uint8Array): readonly BookColour[] {
  const reader = new ByteReader(bytes);
  if (reader.ascii(4) !== "ASEF") throw unreadable("otherFormat", { format: "ASE" });
  const major = reader.uint16();
  const minor = reader.uint16();
  if (major !== 1) throw unreadable("version", { version: `${major}.${minor}`, format: "ASE" });
  const blocks = reader.uint32();
  const colours: BookColour[] = [];
  for (let block = 0; block < blocks; block++) {
    const start = reader.at;
    const kind = reader.uint16();
    const body = reader.part(reader.uint32());
    if (kind === COLOUR_BLOCK) colours.push(colourOf(body, colours.length + 1));
    else if (kind !== GROUP_START && kind !== GROUP_END) throw unreadable("badBytes", { byte: start });
    checkCount(colours.length);
  }
  return colours;
}
