/** Millimetres of a print's repeat, along the weft and along the warp. */
const REPEAT = /(\d+) × (\d+)(?= mm\b)/;

/**
 * What the mill says of a fabric, in the caller's language: the whole sentence where it is known, else one that holds a repeat
 * by its template, "A repeat of {{width}} × {{height}} mm, …". A sentence nobody has translated stays as it is.
 */
export function translateDescription(description: string, translate: (english: string) => string): string {
  const whole = translate(description);
  const [figures, width, height] = REPEAT.exec(description) ?? [];
  if (whole !== description || !figures || !width || !height) return whole;
  const template = description.replace(figures, "{{width}} × {{height}}");
  const said = translate(template);
  return said === template ? description : said.replace("{{width}}", width).replace("{{height}}", height);
}
