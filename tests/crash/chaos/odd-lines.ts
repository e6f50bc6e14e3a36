/** What is logged as an error while something happens to the portal: each call that got one, and the reason. */
const EXPECTED = new Set(["answered", "there is no room for files", "live events failed"]);
const ODD = /unhandled|uncaught|(Type|Range|Reference|Syntax)Error|Warning|invariant/i;

/** The lines of a log that nothing of what happened explains. */
export function oddLines(output: string): string[] {
  return output.split("\n").filter((line) => {
    if (ODD.test(line)) return true;
    if (!line.startsWith("{")) return false;
    const { level, msg, status } = JSON.parse(line) as { level?: string; msg?: string; status?: number };
    if (level !== "error" && level !== "fatal") return false;
    return !EXPECTED.has(msg ?? "") || status === 500;
  });
}
