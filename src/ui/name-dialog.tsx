import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./field.tsx";

/** What the server lets a name have. */
export const MAX_NAME = 80;

type NameDialogProps = {
  title: string;
  label: string;
  /** What the name is before. */
  name: string;
  cancel: string;
  /** The verb that gives the name. */
  verb: string;
  /** What is said of an empty name. */
  missing: string;
  /** Gives the name, trimmed; the dialog closes once it is through. */
  onName: (name: string) => Promise<void>;
  /** Why giving it failed, as it is said below the field. */
  faultOf: (thrown: unknown) => string;
  onClose: () => void;
};

/** Asks for a name, of up to 80 letters. What is refused is said below the field, and nothing typed is lost. */
export function NameDialog({ title, label, cancel, verb, missing, onName, faultOf, onClose, ...before }: NameDialogProps) {
  const [name, setName] = useState(before.name);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const refuse = (why: string) => {
    setFault(why);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (isBusy) return;
    if (!given) return refuse(missing);
    setBusy(true);
    try {
      await onName(given);
      onClose();
    } catch (thrown) {
      refuse(faultOf(thrown));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="main" type="submit" form={formId} busy={isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={label}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          dir="auto"
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
