import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AMPLE, freeBytes, isDiskFull, NoRoom, requireRoom, roomIn } from "./room.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "selvedge-room-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const free = (bytes: number) => async () => ({ bavail: bytes / 4_096, bsize: 4_096 });

test("room is short below the reserve, and it is looked at again each time", async () => {
  let bytes = 600_000_000;
  const room = roomIn(folder, { reserveBytes: 500_000_000, companyBytes: 1, takenBy: async () => 0 }, () => free(bytes)());
  expect(await room.isShort()).toBe(false);
  bytes = 499_000_000;
  expect(await room.isShort()).toBe(true);
  expect(await AMPLE.isShort()).toBe(false);
  expect(await freeBytes(folder)).toBeGreaterThan(0);
});

test("a start without room says so in a sentence that names the folder; one with room makes it", async () => {
  await expect(requireRoom(folder, free(1_000_000))).rejects.toThrow(NoRoom);
  await expect(requireRoom(folder, free(1_000_000))).rejects.toThrow(`SELVEDGE_DATA. (${folder})`);
  await requireRoom(join(folder, "new", "data"), free(1_000_000_000));
});

test("a full disk is known by the words of the system and of PostgreSQL", () => {
  const isFull = (fields: object) => isDiskFull(Object.assign(new Error("x"), fields));
  const quota = { code: "Unknown system error -122", errno: -122 };
  expect([{ code: "ENOSPC", errno: -28 }, quota, { code: "53100" }].map(isFull)).toEqual([true, true, true]);
  expect([isFull({ code: "ENOENT", errno: -2 }), isFull({}), isDiskFull(null)]).toEqual([false, false, false]);
});
