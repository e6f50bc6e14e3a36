import type { LightSource } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { createLapDip, myLapDip } from "../api/calls.ts";
import { useSendOnce } from "../api/send-once.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/choices.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { ErrorState } from "../ui/states.tsx";
import { toast } from "../ui/toast.tsx";
import { StandardFields } from "./standard-fields.tsx";
import { useStandard } from "./use-standard.ts";
import { LIGHT_NAMES } from "./words.ts";

const LIGHTS = ["D65", "A", "TL84", "UV"] as const satisfies readonly LightSource[];

type LightFieldsProps = { lights: readonly LightSource[]; onChange: (lights: readonly LightSource[]) => void };

/** The lamps under which the dip is judged. */
function LightFields({ lights, onChange }: LightFieldsProps) {
  const { t } = useTranslation("lapdips");
  return (
    <fieldset>
      <legend className="text-dense font-medium">{t("Judged under")}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-4">
        {LIGHTS.map((light) => (
          <Checkbox
            key={light}
            label={`${LIGHT_NAMES[light].short} · ${t(LIGHT_NAMES[light].name)}`}
            checked={lights.includes(light)}
            onChange={(on) => onChange(on ? [...lights, light] : lights.filter((one) => one !== light))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A fabric, and the line of an order that it is asked for with the colour that was ordered. */
export type AskedOf = {
  readonly productId: string;
  readonly productCode: string;
  readonly lineId?: string;
  readonly color?: string;
};
type AskDialogProps = { of: AskedOf; onClose: () => void };

/** Asks for a fabric in a colour: what the colour is, under which lamps it is judged, by when. */
export default function AskLapDipDialog({ of: { productId, productCode, lineId, color = "" }, onClose }: AskDialogProps) {
  const { t } = useTranslation("lapdips");
  const navigate = useNavigate();
  const standard = useStandard(color);
  const [lights, setLights] = useState<readonly LightSource[]>(["D65"]);
  const [dueDate, setDueDate] = useState("");
  const [note, setNote] = useState("");
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useSendOnce(createLapDip, [myLapDip]);
  const send = () => {
    setAsked(true);
    if (standard.fault) return;
    mutate(
      {
        productId,
        ...(lineId && { lineId }),
        standard: standard.body,
        lightSources: lights.length > 0 ? [...lights] : ["D65"],
        ...(dueDate && { dueDate }),
        note: note.trim(),
      },
      {
        onSuccess: ({ lapDipId, lapDipNo }) => {
          onClose();
          toast({
            text: t("{{number}} was requested", { number: lapDipNo }),
            action: { label: t("Open"), onAction: () => void navigate(`/myLapDip?lapDipId=${lapDipId}`) },
          });
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      holds={standard.isBegun || dueDate !== "" || note !== ""}
      title={t("Lap-dip of {{code}}", { code: productCode })}
      actions={
        <>
          <Button onClick={onClose}>{t("Not now")}</Button>
          <Button tone="main" busy={isPending} onClick={send}>
            {t("Request lap-dip")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        <StandardFields standard={standard} asked={asked} />
        <LightFields lights={lights} onChange={setLights} />
        <TextField
          type="date"
          label={t("Requested date")}
          value={dueDate}
          onChange={(event) => setDueDate(event.target.value)}
          className="max-w-48"
        />
        <TextArea
          label={t("Note for the laboratory")}
          value={note}
          maxLength={4_000}
          onChange={(event) => setNote(event.target.value)}
        />
        {error && <ErrorState error={error} kept={t("Nothing is lost.")} />}
      </div>
    </Dialog>
  );
}
