import { expect, test } from "vitest";
import { lastWordsIn } from "./last-words.ts";

function message(type: string, text: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeInt32BE(4 + Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
}
const error = (severity: string, code: string, said: string) =>
  message("E", `S${severity}\0V${severity}\0C${code}\0M${said}\0Fxlog.c\0L3294\0\0`);
const done = message("C", "INSERT 0 1\0");

test("a panic is found behind what was answered before it, also where the process says it in another language", () => {
  const full = error("PANIC", "53100", 'could not write to file "pg_wal/xlogtemp.42": No space left on device');
  expect(lastWordsIn(Buffer.concat([done, full]))).toEqual({
    code: "53100",
    message: 'could not write to file "pg_wal/xlogtemp.42": No space left on device',
  });
  const german = message("E", "SPANIK\0VPANIC\0C53100\0MPlatte voll\0\0");
  expect(lastWordsIn(german)).toEqual({ code: "53100", message: "Platte voll" });
});

test("an error that one statement got, a row that says PANIC and an empty answer are no end", () => {
  const ready = message("Z", "I");
  const row = message("D", "\0\x01\0\0\0\x0bVPANIC\0Mx\0");
  for (const answer of [
    Buffer.concat([error("ERROR", "53100", "no room"), ready]),
    Buffer.concat([row, done, ready]),
    Buffer.alloc(0),
  ])
    expect(lastWordsIn(answer)).toBeNull();
});
