import { useMemo } from "react";
import { useLyingPieces, useSelection, useSession, useShown } from "../session/context.ts";
import { boxOfChosen } from "./chosen-box.ts";
import { Rulers } from "./Rulers.tsx";

/** The rulers with the span of what is chosen; apart from the board, so that a move of the pointer renders nothing else. */
export function ChosenRulers() {
  const session = useSession();
  const artworkIds = useSelection((selection) => selection.artworkIds);
  const keys = useSelection((selection) => selection.pieces);
  const artworks = useShown(
    ({ artworks }) => artworkIds.map((id) => artworks[id]),
    (before, after) => before.length === after.length && before.every((artwork, at) => artwork === after[at]),
  );
  const lying = useLyingPieces();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen lies where its pieces lie
  const span = useMemo(() => boxOfChosen(session), [session, artworks, keys, lying]);
  return <Rulers camera={session.camera} span={span} />;
}
