import type { FavoriteGroup, GroupKind } from "@selvedge/contract";
import { type FormEvent, useId, useRef, useState } from "react";
import { call } from "../api/call.ts";
import { addFavoriteGroup, addShowroomFavoriteGroup, addStyleFavoriteGroup, editFavoriteGroup } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { refreshFavourites } from "./hearts.ts";

const MAX_NAME = 80;

type GroupNameDialogProps = {
  kind: GroupKind;
  /** The group to rename; without it a new one is made. */
  group?: { groupId: string; groupName: string; version: number };
  onClose: () => void;
  onMade?: (group: FavoriteGroup) => Promise<void> | void;
};

const makeOf = (kind: GroupKind, groupName: string) => {
  if (kind === "style") return call(addStyleFavoriteGroup, { groupName });
  if (kind === "showroom") return call(addShowroomFavoriteGroup, { groupName });
  return call(addFavoriteGroup, { groupName });
};

/** Asks for the name of a group: of a new one, or another one for one there is. */
export default function GroupNameDialog({ kind, group, onClose, onMade }: GroupNameDialogProps) {
  const { t } = useTranslation("favourites");
  const [name, setName] = useState(group?.groupName ?? "");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const groupName = name.trim();
    if (isBusy) return;
    if (!groupName) {
      setFault(t("Please input the group’s name."));
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const made = group
        ? await call(editFavoriteGroup, { groupId: group.groupId, groupName, version: group.version })
        : await makeOf(kind, groupName);
      await onMade?.(made);
      await refreshFavourites();
      onClose();
    } catch (thrown) {
      const failure = asApiError(thrown);
      setFault(failure.is("nameUsed") ? t("You have a group of this name already.") : failure.message);
      field.current?.focus();
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={group ? t("Rename the group") : t("New group")}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" type="submit" form={formId} busy={isBusy}>
            {group ? t("Rename") : t("Create group")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={t("Group name")}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          error={fault}
          onChange={(event) => {
            setName(event.target.value);
            setFault(null);
          }}
        />
      </form>
    </Dialog>
  );
}
