import { draftPattern, layGarment, recipeOf, SETTLED_TRIES } from "@selvedge/garment-core";
import type { CostAnswer, CostRequest } from "./messages.ts";

/** A first answer is quick; the lay that is shown at rest is tried longer for. */
const TRIES = [4, SETTLED_TRIES];

self.addEventListener("message", ({ data: { number, order } }: MessageEvent<CostRequest>) => {
  const pattern = draftPattern(recipeOf(order.recipe).key, order.size, order.chosen);
  for (const tries of TRIES) {
    const laid = order.cloths.map((cloth) => {
      const { lengthEach, lay } = layGarment(pattern, cloth, tries);
      return { name: cloth.name, length: lengthEach, tooWide: lay.tooWide.length > 0 };
    });
    const answer: CostAnswer = { number, laid, isLast: tries === TRIES.at(-1) };
    self.postMessage(answer);
  }
});
