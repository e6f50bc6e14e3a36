import i18next from "i18next";
import { toast } from "../../../ui/index.ts";
import { isOffPiece, type OnPiece } from "../../session/off-piece.ts";
import type { Session } from "../../session/session.ts";

/** Ends a drag on the pieces as one step. Released where no part is on a piece, the thing goes back to where it was, with a message; then false. */
export function letGo(session: Session, before: OnPiece, now: OnPiece | undefined): boolean {
  if (now && isOffPiece(session, now) && !isOffPiece(session, before)) {
    session.drop();
    toast({ text: i18next.t("It was dropped outside the pieces and is back where it was.", { ns: "designer" }) });
    return false;
  }
  session.finish();
  return true;
}
