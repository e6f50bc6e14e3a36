import i18next from "i18next";
import { toast } from "../../../ui/index.ts";
import { isOffPiece, type OnPiece } from "../../session/off-piece.ts";
import type { Session } from "../../session/session.ts";

/** Ends what carried something on the pieces, as one step. Let go where nothing of it is on a piece it goes back, which is said; then false. */
export function letGo(session: Session, before: OnPiece, now: OnPiece | undefined): boolean {
  if (now && isOffPiece(session, now) && !isOffPiece(session, before)) {
    session.drop();
    toast({ text: i18next.t("It was let go beside the pieces and is back where it was.", { ns: "designer" }) });
    return false;
  }
  session.finish();
  return true;
}
