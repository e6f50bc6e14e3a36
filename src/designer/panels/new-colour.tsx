import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, TextField } from "../../ui/index.ts";
import { useSession } from "../session/context.ts";

/** Where the picker starts: a middle grey. */
const FIRST_HEX = "#808080";
const HEX = /^#[0-9a-f]{6}$/;

/** A colour of the customer's own, picked or written as hex, with a name. */
export function NewColour({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const [hex, setHex] = useState(FIRST_HEX);
  const [name, setName] = useState("");
  const isHex = HEX.test(hex);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isHex) return;
    session.editor.give({ type: "addColour", colour: { name: name.trim() || hex, code: null, hex, lab: null } });
    onDone();
  };
  return (
    <form onSubmit={add} className="mb-3 grid gap-2">
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={t("Pick a colour")}
          value={isHex ? hex : FIRST_HEX}
          onChange={(event) => setHex(event.target.value)}
          className="h-9 w-11 shrink-0 cursor-pointer border border-edge bg-sheet p-0.5"
        />
        <TextField
          label={t("Colour value")}
          hideLabel
          value={hex}
          error={isHex ? null : t("Six hex digits after #")}
          onChange={(event) => setHex(event.target.value.trim().toLowerCase())}
          className="flex-1"
          dir="ltr"
        />
      </div>
      <TextField
        label={t("Name")}
        hideLabel
        placeholder={t("Name")}
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
      <Button size="small" type="submit" disabled={!isHex}>
        {t("Add a colour")}
      </Button>
      <p className="text-note text-ink-3">{t("A colour on screen is an estimate; the lap-dip decides.")}</p>
    </form>
  );
}
