import type { Design, Piece } from "@selvedge/contract";
import type { DesignDocument, Placement } from "@selvedge/editor-core";
import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { Live } from "../board/live.ts";
import type { Selection } from "./selection.ts";
import type { Session } from "./session.ts";

export const SessionContext = createContext<Session | null>(null);

/** The open design. Only below the editor. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("The editor is not open here");
  return session;
}

function useEditorValue<T>(read: (session: Session) => T, isSame: (a: T, b: T) => boolean): T {
  const session = useSession();
  const last = useRef<{ value: T } | null>(null);
  return useSyncExternalStore(session.editor.subscribe, () => {
    const value = read(session);
    if (last.current && isSame(last.current.value, value)) return last.current.value;
    last.current = { value };
    return value;
  });
}

/** Something of the document as the designer sees it, with the gesture in progress. */
export const useShown = <T>(read: (document: DesignDocument) => T, isSame: (a: T, b: T) => boolean = Object.is): T =>
  useEditorValue((session) => read(session.editor.shown()), isSame);

/** Something of the committed document: steady while a gesture lasts. */
export const useDocument = <T>(read: (document: DesignDocument) => T, isSame: (a: T, b: T) => boolean = Object.is): T =>
  useEditorValue((session) => read(session.editor.document()), isSame);

export const useHistory = () => useEditorValue((session) => session.editor.history(), Object.is);

/** What lies on each piece of the committed document; another object only when something changed. */
export function useCommittedPlacement(): Placement {
  useAssetCount();
  return useEditorValue((session) => session.committedPlacement(), Object.is);
}

function useStyleValue<T>(read: (session: Session) => T): T {
  const session = useSession();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [session.editor.subscribe(listener), session.onStyle(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => read(session));
}

/** The pattern in the size shown. */
export const useStyle = (): Design => useStyleValue((session) => session.style());
/** Its pieces with their places on the board. */
export const useBoardPieces = (): readonly Piece[] => useStyleValue((session) => session.pieces());

export const useSelection = <T>(read: (selection: Selection) => T): T => useStore(useSession().selection, read);
export const useLive = <T>(read: (live: Live) => T): T => useStore(useSession().live, read);

/** Renders again when fabrics or pictures were added to the asset cache. */
export function useAssetCount(): number {
  const { assets } = useSession();
  return useSyncExternalStore(assets.subscribe, () => assets.tiles().size);
}
