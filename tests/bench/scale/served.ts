import { fork } from "node:child_process";

/** What a process has spent since its start: processor time, and memory it holds now. */
export type Spent = { readonly cpuMs: number; readonly residentMb: number };
/** What the process that serves says. */
export type Word = { readonly url: string } | { readonly spent: Spent };

export type Served = { readonly url: string; spent(): Promise<Spent>; stop(): Promise<void> };

const PORTAL = new URL("./serve.ts", import.meta.url);

/** Serves a filled data folder in a process of its own: the portal's calls, or what another module makes of it. */
export async function served(folder: string, module: URL = PORTAL): Promise<Served> {
  const child = fork(module, [folder]);
  const next = <Of>(read: (word: Word) => Of | null) =>
    new Promise<Of>((resolve, reject) => {
      const hear = (word: Word) => {
        const wanted = read(word);
        if (wanted === null) return;
        child.off("message", hear);
        child.off("exit", fail);
        resolve(wanted);
      };
      const fail = (code: number | null) => reject(new Error(`The server ended with ${code}.`));
      child.on("message", hear);
      child.once("exit", fail);
    });
  const url = await next((word) => ("url" in word ? word.url : null));
  return {
    url,
    spent() {
      const told = next((word) => ("spent" in word ? word.spent : null));
      child.send("spent");
      return told;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.send("stop");
      await ended;
    },
  };
}
