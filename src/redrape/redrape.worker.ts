import {
  type Drape,
  drapeInSteps,
  encodeDrape,
  handIn,
  openedPieces,
  openOf,
  readyForm,
  recipeOf,
  SewingError,
  storedDrape,
} from "@selvedge/garment-core";
import type { RedrapeAnswer, RedrapeInput, RedrapeRequest } from "./messages.ts";

/** So often the worker looks whether something else is asked. */
const BREATH_MS = 60;
/** The garment is shown for the first time so long after it was asked for, or as soon as its seams are closed. */
const FIRST_LOOK_MS = 1_100;

/** Counts what is asked: work for an older count is given up. */
let asked = 0;

const { port1, port2 } = new MessageChannel();
/** Lets what the page has sent meanwhile be heard. */
const breathe = () =>
  new Promise<void>((heard) => {
    port1.onmessage = () => heard();
    port2.postMessage(null);
  });

function answer(message: RedrapeAnswer): void {
  self.postMessage(message, { transfer: message.kind === "draped" ? [message.bytes.buffer] : [] });
}

const bytesOf = (drape: Drape) => encodeDrape(storedDrape(drape)) as Uint8Array<ArrayBuffer>;

async function drape({ recipe, size, chosen, hand, open: wanted = [] }: RedrapeInput, number: number): Promise<void> {
  const own = asked;
  const started = performance.now();
  const { key, hand: cutFor, closures = [] } = recipeOf(recipe);
  const open = openOf(closures, wanted);
  const pieces = open.length > 0 ? openedPieces(key, size, { chosen, open }) : [];
  const steps = drapeInSteps(key, size, { chosen, open, hand: handIn(cutFor, hand) });
  let breath = started;
  let isShown = false;
  for (;;) {
    const step = steps.next();
    if (step.done) return answer({ number, kind: "draped", level: "fine", bytes: bytesOf(step.value), pieces });
    const { share, soFar } = step.value;
    const now = performance.now();
    if (!isShown && soFar && now - started > FIRST_LOOK_MS) {
      isShown = true;
      answer({ number, kind: "draped", level: "coarse", bytes: bytesOf(soFar()), pieces });
    }
    if (now - breath < BREATH_MS) continue;
    answer({ number, kind: "progress", share });
    await breathe();
    if (own !== asked) return;
    breath = performance.now();
  }
}

self.addEventListener("message", ({ data }: MessageEvent<RedrapeRequest>) => {
  if (data.kind === "ready") {
    readyForm(recipeOf(data.input.recipe).key, data.input.size);
    return;
  }
  asked++;
  if (data.kind === "stop") return;
  const { number, input } = data;
  drape(input, number).catch((reason: unknown) =>
    answer({
      number,
      kind: reason instanceof SewingError ? "unsewable" : "failed",
      reason: reason instanceof Error ? reason.message : String(reason),
    }),
  );
});
