import { useTranslation } from "../../../i18n.ts";
import { Thread } from "../../../threads/thread.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Comments } from "./use-comments.ts";

/** What the company's people and the mill say to each other of the fabrics of a room. What was typed stays with its fabric until the room is left, also when the dialog is closed or the card goes from the list. */
export function CommentDialogs({ comments }: { comments: Comments }) {
  const { t } = useTranslation("showrooms");
  return comments.opened.map(({ productId, productCode }) => (
    <Dialog
      key={productId}
      open={comments.openId === productId}
      onOpenChange={(isOpen) => !isOpen && comments.close()}
      title={t("Comment on {{code}}", { code: productCode })}
      keeps
    >
      <Thread subject={{ kind: "fabric", id: productId }} isShown={comments.openId === productId} />
    </Dialog>
  ));
}
