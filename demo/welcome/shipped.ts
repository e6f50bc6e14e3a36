import { existsSync, readFileSync } from "node:fs";

export const welcomeFile = (name: string) => new URL(`pictures/${name}.webp`, import.meta.url);

/** A picture of the front page as it travels with the portal: a first start draws none of them. Throws for a name that has none. */
export function shippedWelcome(name: string): Uint8Array {
  const file = welcomeFile(name);
  if (!existsSync(file))
    throw new Error(`There is no picture ${name} of the front page. Run \`npm run welcome\` and commit what it writes.`);
  return new Uint8Array(readFileSync(file));
}
