import { spawn } from "node:child_process";
import { delimiter, dirname } from "node:path";

/** This process's own Node first, so that a program that begins with `env node` runs in the version the project brings. */
const path = [dirname(process.execPath), process.env.PATH].join(delimiter);

/** Runs a program in the foreground, its output passed through; resolves with its exit code. */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, PATH: path, ...env } });
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Path of a program installed in this workspace. */
export const local = (name: string) => new URL(`../../node_modules/.bin/${name}`, import.meta.url).pathname;
