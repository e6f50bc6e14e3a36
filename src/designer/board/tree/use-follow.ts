import { useLayoutEffect, useRef } from "react";

type Subscribe = (listener: () => void) => () => void;

/**
 * Lets a node of the board follow stores past React: `follow` runs after each render of its component and whenever a store changes. A move
 * of the pointer so sets numbers of a few nodes, where rendering them would cost a pass of React over the tree. What is followed is no property
 * in the component: a render would put that back.
 */
export function useFollow(follow: () => void, ...stores: readonly Subscribe[]): void {
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
    follow();
  });
  useLayoutEffect(() => {
    const stops = stores.map((subscribe) => subscribe(() => latest.current()));
    return () => {
      for (const stop of stops) stop();
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the stores are the list, however many there are
  }, stores);
}
