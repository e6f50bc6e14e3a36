import type { FavoriteGroup } from "@selvedge/contract";
import { useRef, useState } from "react";
import { useSend } from "../../api/call.ts";
import { moveGroupToCustomer } from "../../api/calls.ts";
import { refreshFavourites } from "../../favourites/hearts.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { Recipients } from "./recipients.tsx";

const MAX_MESSAGE = 4_000;
type Mode = "copy" | "move";

/** Hands a group to colleagues, or as the mill to customers: each gets one of their own. */
export default function HandOverDialog({ group, onClose }: { group: FavoriteGroup; onClose: () => void }) {
  const { t } = useTranslation("favourites");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [mode, setMode] = useState<Mode>("copy");
  const [message, setMessage] = useState("");
  const hand = useSend(moveGroupToCustomer);
  const field = useRef<HTMLInputElement>(null);
  const submit = () =>
    hand.mutate(
      { groupId: group.groupId, customerIds: [...chosen], mode, message },
      {
        onSuccess: async ({ created }) => {
          await refreshFavourites();
          toast({ text: t("Transferred: {{count}}", { count: created.length }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Transfer “{{group}}” to whom?", { group: group.groupName })}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" busy={hand.isPending} disabled={chosen.length === 0} onClick={submit}>
            {mode === "copy" ? t("Transfer a copy") : t("Transfer")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Recipients field={field} chosen={chosen} onChange={setChosen} />
        <TextArea
          label={t("Message (optional)")}
          help={t("Your notes and sale prices stay with you.")}
          rows={2}
          maxLength={MAX_MESSAGE}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        {!group.isDefault && (
          <Segmented
            label={t("What happens to your group")}
            value={mode}
            onChange={setMode}
            choices={[
              { value: "copy", label: t("Keep my group") },
              { value: "move", label: t("Delete my group") },
            ]}
            className="justify-self-start"
          />
        )}
        {hand.error && <ErrorState error={hand.error} />}
      </div>
    </Dialog>
  );
}
