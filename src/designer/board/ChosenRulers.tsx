import { useMemo } from "react";
import { useLyingPieces, useSelection, useSession, useShown } from "../session/context.ts";
import { boxOfChosen } from "./chosen-box.ts";
import { Rulers } from "./Rulers.tsx";

/** The rulers with the span of what is chosen; apart from the board, so that a move of the pointer renders nothing else. */
export function ChosenRulers() {
  const session = useSession();
  const artworkId = useSelection((selection) => selection.artworkId);
  const keys = useSelection((selection) => selection.pieces);
  const artwork = useShown((document) => (artworkId ? document.artworks[artworkId] : undefined));
  const lying = useLyingPieces();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen lies where its pieces lie
  const span = useMemo(() => boxOfChosen(session, artwork, keys), [session, artwork, keys, lying]);
  return <Rulers camera={session.camera} span={span} />;
}
