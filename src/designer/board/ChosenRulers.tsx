import { useMemo } from "react";
import { useSelection, useSession, useShown } from "../session/context.ts";
import { boxOfChosen } from "./chosen-box.ts";
import { Rulers } from "./Rulers.tsx";

/** The rulers with the span of what is chosen; apart from the board, so that a move of the pointer renders nothing else. */
export function ChosenRulers() {
  const session = useSession();
  const artworkId = useSelection((selection) => selection.artworkId);
  const keys = useSelection((selection) => selection.pieces);
  const artwork = useShown((document) => (artworkId ? document.artworks[artworkId] : undefined));
  const size = useShown((document) => document.size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is another pattern
  const span = useMemo(() => boxOfChosen(session, artwork, keys), [session, artwork, keys, size]);
  return <Rulers camera={session.camera} span={span} />;
}
