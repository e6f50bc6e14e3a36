const MOVES = 120;
const NOTCHES = 60;
const STEPS = 100;
const RADIUS_PX = 30;

const frame = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Milliseconds of the main thread so far: in script, and in all tasks. */
async function busy(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name).value * 1_000;
  return { script: of("ScriptDuration"), task: of("TaskDuration") };
}

/** Does something so many times, a frame apart; what each time cost on average. */
async function each(page, devtools, times, act) {
  const before = await busy(devtools);
  for (let n = 1; n <= times; n++) {
    await act(n);
    await frame(page);
  }
  const after = await busy(devtools);
  return { script: (after.script - before.script) / times, task: (after.task - before.task) / times };
}

async function heap(devtools) {
  for (let round = 0; round < 3; round++) await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}

/** Drags the object by so many pixels, in three moves. */
async function nudge(page, { x, y }, dx, dy) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const share of [0.4, 0.7, 1]) {
    await page.mouse.move(x + dx * share, y + dy * share);
    await frame(page);
  }
  await page.mouse.up();
  await frame(page);
}

/**
 * What the same hand costs in one editor: `object` says where the object to drag lies in the window, `dump` tells the content.
 * The page is open and loaded.
 */
export async function measure(page, { object, dump }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("HeapProfiler.enable");
  await nudge(page, await object(), 12, 0);
  const loaded = await heap(devtools);

  const from = await object();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await frame(page);
  const drag = await each(page, devtools, MOVES, (n) => {
    const angle = (n / MOVES) * 4 * Math.PI;
    return page.mouse.move(from.x + RADIUS_PX * Math.sin(angle), from.y + RADIUS_PX * (1 - Math.cos(angle)));
  });
  await page.mouse.move(from.x + 6, from.y);
  await page.mouse.up();
  await frame(page);

  const pan = await each(page, devtools, NOTCHES, (n) => page.mouse.wheel(n % 2 ? 9 : -9, n % 2 ? 7 : -7));

  const before = await dump();
  const heapBefore = await heap(devtools);
  for (let n = 0; n < STEPS; n++) await nudge(page, await object(), n % 2 ? -8 : 8, n % 4 < 2 ? 6 : -6);
  const bytes = ((await heap(devtools)) - heapBefore) / STEPS;
  const edited = await dump();
  const undo = await each(page, devtools, STEPS, () => page.keyboard.press("Control+z"));
  const undone = (await dump()) === before;
  const redo = await each(page, devtools, STEPS, () => page.keyboard.press("Control+Shift+z"));
  const redone = (await dump()) === edited;
  return { drag, pan, undo, redo, heap: loaded, bytes, isEqual: edited !== before && undone && redone };
}
