import { useRef, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Spinner } from "../../ui/spinner.tsx";

const MAX_NAME_LENGTH = 80;

type DesignNameProps = {
  name: string;
  /** Gives null when it went well, else why not. */
  onRename: (name: string) => Promise<string | null>;
  onClose: () => void;
};

/** The name as a field in its own place: Enter or leaving it renames, Escape keeps the old one. */
export function DesignName({ name, onRename, onClose }: DesignNameProps) {
  const { t } = useTranslation("pages");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  const commit = async (text: string) => {
    if (isDone.current || isBusy) return;
    setBusy(true);
    const reason = await onRename(text);
    setBusy(false);
    setFault(reason);
    if (reason === null) {
      isDone.current = true;
      onClose();
    }
  };
  return (
    <span className="mt-2 block">
      <span className="flex items-center gap-2 border-b border-ink">
        <input
          // biome-ignore lint/a11y/noAutofocus: the user has just asked to write here
          autoFocus
          aria-label={t("Name of the design")}
          aria-invalid={fault ? true : undefined}
          defaultValue={name}
          maxLength={MAX_NAME_LENGTH}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => void commit(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") void commit(event.currentTarget.value);
            if (event.key === "Escape") {
              isDone.current = true;
              onClose();
            }
          }}
          className="voice-name h-7 w-full min-w-0 bg-transparent text-read outline-none focus-visible:shadow-none"
        />
        {isBusy && <Spinner />}
      </span>
      {fault && (
        <span role="alert" className="mt-1 block text-note text-fault">
          {fault}
        </span>
      )}
    </span>
  );
}
