import { refuse } from "../refuse.ts";

/** The work, or a refusal where it is not done in time; it continues then, and its result is dropped. */
export async function withinTime<T>(work: Promise<T>, timeoutMs: number, otherwise: "tookTooLong" | "unavailable"): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refuse(otherwise)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
