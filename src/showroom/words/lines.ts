/** Breaks a text into lines of a width; `measure` says how wide a part of it is. What has no room ends in an ellipsis. */
export function brokenInto(text: string, width: number, most: number, measure: (part: string) => number): string[] {
  // Where words are not parted by spaces a line may end after any sign.
  const parts = text.includes(" ") ? text.split(/(?<= )/) : [...text];
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    if (line !== "" && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  lines.push(line.trimEnd());
  if (lines.length <= most) return lines.map((one) => shortened(one, width, measure));
  const last = `${lines[most - 1]}…`;
  return [...lines.slice(0, most - 1), shortened(last, width, measure)];
}

function shortened(line: string, width: number, measure: (part: string) => number): string {
  if (measure(line) <= width) return line;
  const signs = [...line.replace(/…$/, "")];
  while (signs.length > 1 && measure(`${signs.join("")}…`) > width) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}
