import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, IconButton, TextField } from "../../ui/index.ts";
import { useDocument, useSession } from "../session/context.ts";
import { layFabric } from "../session/lay.ts";

/** Where the picker starts: a middle grey. */
const FIRST_HEX = "#808080";
const HEX = /^#[0-9a-f]{6}$/;

/** Customer Colors: plain colours kept with the design; a press lays one like a fabric. */
export function CustomerColours() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const colours = useDocument((document) => document.colours);
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="mt-4 border-t border-line pt-2.5">
      <h3 className="mb-1.5 flex items-center justify-between text-dense font-medium">
        {t("Customer Colors")}
        <IconButton
          label={isAdding ? t("Close") : t("Add a colour")}
          size="small"
          icon={<Icon of={isAdding ? XIcon : PlusIcon} />}
          onClick={() => setAdding(!isAdding)}
        />
      </h3>
      {isAdding && <NewColour onDone={() => setAdding(false)} />}
      {colours.length === 0 && !isAdding && <p className="text-note text-ink-3">{t("No colours kept yet.")}</p>}
      <ul className="grid gap-1">
        {colours.map((colour) => (
          <li key={`${colour.hex}/${colour.code}`} className="flex items-center gap-2 text-dense">
            <button
              type="button"
              onClick={() => layFabric(session, { kind: "colour", hex: colour.hex })}
              className="flex min-h-8 min-w-0 flex-1 items-center gap-2 text-start hover:bg-plate pointer-coarse:min-h-11"
            >
              <span aria-hidden className="size-6 shrink-0" style={{ backgroundColor: colour.hex }} />
              <span className="min-w-0 flex-1 truncate">{colour.name}</span>
              <bdi dir="ltr" className="font-cond text-note text-ink-3">
                {colour.code ?? colour.hex}
              </bdi>
            </button>
            <IconButton
              label={t("Remove {{name}}", { name: colour.name })}
              size="small"
              icon={<Icon of={XIcon} size={14} />}
              onClick={() => session.editor.give({ type: "removeColour", code: colour.code, hex: colour.hex })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewColour({ onDone }: { onDone: () => void }) {
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
