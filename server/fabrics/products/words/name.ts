/** Parts of a name, "Poplin 50, navy", are set apart so in English; each language has its own sign. */
const BETWEEN_PARTS = ", ";

/** A fabric's name in the caller's language: the whole where it is known, else part by part; an unknown part stays as it is. */
export function translateName(name: string, translate: (english: string) => string): string {
  const whole = translate(name);
  if (whole !== name || !name.includes(BETWEEN_PARTS)) return whole;
  return name.split(BETWEEN_PARTS).map(translate).join(translate(BETWEEN_PARTS));
}
