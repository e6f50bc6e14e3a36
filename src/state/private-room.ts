import { useEffect } from "react";
import { create } from "zustand";

/** Whether the room that one walks through is one company's, which its address does not tell. */
export const usePrivateRoom = create<{ readonly isPrivate: boolean }>(() => ({ isPrivate: false }));

/** Says so while the page is open. */
export function useNotePrivateRoom(isPrivate: boolean): void {
  useEffect(() => {
    usePrivateRoom.setState({ isPrivate });
    return () => usePrivateRoom.setState({ isPrivate: false });
  }, [isPrivate]);
}
