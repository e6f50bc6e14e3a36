import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { limitConcurrency } from "../../jobs/limit-concurrency.ts";

/** What is packed already by its format, as pictures and type are, is left alone. */
const COMPRESSIBLE = /\.(?:html|js|css|json|webmanifest|txt|svg|glb|wasm)$/;
const MIN_BYTES = 1_024;
const BROTLI_QUALITY = 9;
const MAX_WINDOW_BITS = 22;

const zip = promisify(gzip);
/** A window of the file's own size: that of 4 MB, which is usual, is more work to clear than most files are to compress. */
const brotli = (plain: Buffer) =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(MAX_WINDOW_BITS, Math.ceil(Math.log2(plain.length)) + 1),
    },
  });

/** Lays a `.br` and a `.gz` beside each built file that becomes smaller by it: a second of one core for all of the pages. */
export async function compressPages(folder: string): Promise<void> {
  const limited = limitConcurrency(availableParallelism());
  const compress = async (path: string) => {
    const plain = await readFile(path);
    if (plain.length < MIN_BYTES) return;
    await writeFile(`${path}.br`, await brotli(plain));
    await writeFile(`${path}.gz`, await zip(plain));
  };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name),
  );
  await Promise.all(files.map(({ parentPath, name }) => limited(() => compress(join(parentPath, name)))));
}
