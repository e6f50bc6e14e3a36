import { MAX_OWN_PIECES, MAX_PATTERN_BYTES, OwnPiece, type readOwnPattern } from "@selvedge/contract";
import { DxfError, type DxfUnit, joinPieces, readPatternDxf, sizesOfDxf } from "@selvedge/garment-core";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { faulty, type Translate } from "./faulty.ts";

function readFile(bytes: Uint8Array, unit: DxfUnit | undefined, translate: Translate) {
  try {
    return readPatternDxf(Buffer.from(bytes).toString("utf8"), { unit });
  } catch (error) {
    if (!(error instanceof DxfError)) throw error;
    throw faulty(translate, "file", "dxf", "This DXF pattern cannot be read.", {
      line: error.line,
      reason: error.message,
    });
  }
}

export const readOwnPatternHandler: Handler<typeof readOwnPattern> = async ({ body, file, translate }) => {
  const { bytes } = file!;
  if (bytes.length > MAX_PATTERN_BYTES) throw refuse("tooLarge", { maxBytes: MAX_PATTERN_BYTES });
  const read = readFile(bytes, body.unit, translate);
  const sizes = sizesOfDxf(read);
  const size = [body.size, read.size, sizes[0]].find((one) => one !== undefined && sizes.includes(one)) ?? "";
  const own = joinPieces(read, size);
  const pieces = OwnPiece.array().min(1).max(MAX_OWN_PIECES).safeParse(own);
  if (!pieces.success)
    throw faulty(translate, "file", "size", "The pattern has too many pieces, or pieces that are too large or too fine.", {
      line: null,
      reason: pieces.error.issues[0]?.message ?? "",
    });
  const cut = read.pieces.filter((piece) => !piece.hasSewLine && (piece.size === size || piece.size === ""));
  return {
    style: read.style.slice(0, 80),
    size: size.slice(0, 20),
    sizes: sizes.slice(0, 100).map((one) => one.slice(0, 20)),
    unit: read.unit,
    withoutSeamLine: cut.map(({ name }) => name),
    pieces: pieces.data,
  };
};
