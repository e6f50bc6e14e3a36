import { drawTrim } from "./drawing/drawing.ts";
import { TRIMS } from "./range/range.ts";

// A process of its own: the portal's opens no SVG, and what opens it is closed for a whole process.
const drawn = await Promise.all(TRIMS.map(async (trim) => ({ code: trim.code, ...(await drawTrim(trim)) })));
for (const { code, bytes, width, height } of drawn)
  process.stdout.write(`${JSON.stringify({ code, width, height, png: Buffer.from(bytes).toString("base64") })}\n`);
