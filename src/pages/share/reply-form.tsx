import { call } from "../../api/call.ts";
import { replyMark } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import type { LinkKey } from "./shown-design.ts";
import { WritingForm } from "./writing-form.tsx";

type ReplyFormProps = {
  readonly proposalId: string;
  readonly markId: string;
  readonly linkKey: LinkKey;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/** An answer to a comment. */
export function ReplyForm({ proposalId, markId, linkKey, onClose, onSent }: ReplyFormProps) {
  const { t } = useTranslation("share");
  return (
    <WritingForm
      label={t("Your answer")}
      sendLabel={t("Send answer")}
      sentText={t("Your answer was sent.")}
      send={(written) => call(replyMark, { proposalId, markId, ...written, ...linkKey })}
      onSent={onSent}
      onCancel={onClose}
      className="mb-3 ms-9"
    />
  );
}
