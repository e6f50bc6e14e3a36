import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { Button, TextField } from "../../ui/index.ts";
import { useStyle } from "../session/context.ts";
import { useSaver, useSaving } from "./context.ts";

/** Why a name is asked for: the first save, another name, or a copy. */
export type Naming = { readonly as: "first" | "rename" | "copy"; readonly isUsed: boolean };

const MAX_NAME = 80;

/** Asks for the name of the design. */
export function NameDialog({ naming, onClose }: { naming: Naming | null; onClose: () => void }) {
  const { t } = useTranslation("designer");
  const saver = useSaver();
  const style = useStyle();
  const known = useSaving((saving) => saving.name);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const as = naming?.as ?? "first";
  const nameUsed = t("You have a design of this name already. Choose another one.");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is filled once, when the dialog opens
  useEffect(() => {
    if (!naming) return;
    setName(as === "copy" ? t("{{name}}, copy", { name: known }) : known || style.name);
    setFault(naming.isUsed ? nameUsed : null);
  }, [naming]);

  const titles = {
    first: t("What is the design called?"),
    rename: t("Rename the design?"),
    copy: t("Save a copy as"),
  } as const;
  const verbs = { first: t("Save design"), rename: t("Rename"), copy: t("Save a copy") } as const;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted) return setFault(t("A name has 1 to 80 characters."));
    setBusy(true);
    const outcome = await (as === "first"
      ? saver.save(wanted)
      : as === "rename"
        ? saver.rename(wanted)
        : saver.keepAsCopy(wanted));
    setBusy(false);
    if (outcome === "nameUsed") return setFault(nameUsed);
    onClose();
  };
  return (
    <Dialog
      open={naming !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      initialFocus={field}
      title={titles[as]}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" type="submit" form={formId} busy={isBusy}>
            {verbs[as]}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          ref={field}
          label={t("Name")}
          value={name}
          maxLength={MAX_NAME}
          error={fault}
          onChange={(event) => {
            setName(event.target.value);
            setFault(null);
          }}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  );
}
