import type { Task } from "./tasks.ts";

/** Letters without their accents and without regard to case. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The tasks that have every word that was typed, in title or text as the user sees them. */
export function foundTasks(tasks: readonly Task[], typed: string, say: (key: string) => string): readonly Task[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return tasks.filter((task) => {
    const text = plain(`${say(task.titleKey)} ${say(task.howKey)}`);
    return words.every((word) => text.includes(word));
  });
}
