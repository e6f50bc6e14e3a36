import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Saver, Saving } from "./saving.ts";

export const SaverContext = createContext<Saver | null>(null);

/** What keeps the open design. Only below the editor. */
export function useSaver(): Saver {
  const saver = useContext(SaverContext);
  if (!saver) throw new Error("The editor is not open here");
  return saver;
}

export const useSaving = <T>(read: (saving: Saving) => T): T => useStore(useSaver(), read);
