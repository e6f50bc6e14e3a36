import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { type CameraState, useCameraCodes } from "./use-camera-codes.ts";
import { useFind } from "./use-find.ts";
import { WorkRows } from "./work-row.tsx";

const MAX_TYPED = 400;

/** Why the camera reads nothing, and what to do instead. */
const INSTEAD: Readonly<Record<Exclude<CameraState, "starting" | "reading">, string>> = {
  refused: "The camera is not allowed here. Allow it in the browser, use a hand scanner, or type the number.",
  noCamera: "No camera was found. Use a hand scanner, or type the number.",
};

/** A hand scanner at a desk types at once; on a phone the keyboard would only cover the camera's picture. */
const typesFirst = (): boolean => matchMedia("(pointer: fine)").matches;

type CameraProps = { onCode: (code: string) => void; field: RefObject<HTMLInputElement | null> };

/** What the camera sees, or why it reads nothing: then the field has the focus. */
function Camera({ onCode, field }: CameraProps) {
  const { t } = useTranslation("erp");
  const { state, video } = useCameraCodes(onCode);
  const isWithout = state !== "starting" && state !== "reading";
  useEffect(() => {
    if (isWithout) field.current?.focus();
  }, [isWithout, field]);
  if (isWithout) return <p className="border-s-2 border-edge ps-3 text-dense">{t(INSTEAD[state])}</p>;
  return (
    <>
      <video ref={video} muted playsInline aria-label={t("Camera")} className="aspect-square w-full bg-ink object-cover" />
      <p className="mt-2 text-dense text-ink-2">{t("Hold the code of a label or an order paper before the camera.")}</p>
    </>
  );
}

/** Opens a record by the code on its label or paper: seen by the camera, read by a hand scanner that types it, or typed. */
export default function ScanSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("erp");
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const { find, found, forget, isPending, error } = useFind();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(typed);
    // The next code that a hand scanner types begins anew.
    field.current?.select();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Scan a code")}
      {...(typesFirst() && { initialFocus: field })}
    >
      <Camera onCode={find} field={field} />
      <form onSubmit={submit} className="mt-4 flex items-end gap-3">
        <TextField
          ref={field}
          label={t("Code or number")}
          dir="ltr"
          autoComplete="off"
          maxLength={MAX_TYPED}
          value={typed}
          className="min-w-0 flex-1"
          onChange={(event) => {
            setTyped(event.target.value);
            forget();
          }}
        />
        <Button type="submit" tone="main" busy={isPending}>
          {t("Open")}
        </Button>
      </form>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {error && <ErrorState error={error} kept={t("Your choice is kept.")} />}
        {found?.length === 0 && <p className="text-dense text-ink-2">{t("Nothing has this number.")}</p>}
        {found && found.length > 0 && <WorkRows items={found} />}
      </div>
    </Dialog>
  );
}
