import type { BookChip, LightSource } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCall, useSend } from "../api/call.ts";
import { createLapDip, findColour, myLapDip } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { useTyped } from "../pages/parts/typed.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox, Segmented } from "../ui/choices.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { ErrorState } from "../ui/states.tsx";
import { toast } from "../ui/toast.tsx";
import { LIGHT_NAMES } from "./words.ts";

const KINDS = ["pantone", "physical", "lab"] as const;
type Kind = (typeof KINDS)[number];
const KIND_NAMES = { pantone: "Colour code", physical: "Swatch", lab: "Measured Lab" } as const satisfies Record<Kind, string>;
const LIGHTS = ["D65", "A", "TL84", "UV"] as const satisfies readonly LightSource[];
const MAX_FOUND = 6;
const AXES = ["L*", "a*", "b*"] as const;

/** Colours of the books that a typed name or code finds; one is chosen. */
function CodeField({
  chosen,
  onChoose,
  onType,
  error,
}: {
  chosen: BookChip | null;
  onChoose: (chip: BookChip | null) => void;
  onType: (text: string) => void;
  error: string | null;
}) {
  const { t } = useTranslation("lapdips");
  const [word, setWord] = useState("");
  const [text, setText] = useTyped(word, setWord);
  const type = (next: string) => {
    onChoose(null);
    onType(next);
    setText(next);
  };
  const { data } = useCall(
    findColour,
    { query: word || "-", limit: MAX_FOUND },
    { enabled: word.length > 0, keepPrevious: true },
  );
  return (
    <div>
      <TextField
        label={t("Name or code of the colour")}
        value={chosen ? (chosen.code ?? chosen.name) : text}
        maxLength={80}
        error={error}
        onChange={(event) => type(event.target.value)}
        help={
          data?.bookMissing && !chosen
            ? t("The book of this code is not loaded here; the code is sent as it is, and the mill measures it.")
            : undefined
        }
      />
      {!chosen && word && data && data.colours.length > 0 && (
        <ul className="mt-2 grid gap-px">
          {data.colours.map((chip) => (
            <li key={`${chip.book} ${chip.code ?? chip.name}`}>
              <button
                type="button"
                onClick={() => onChoose(chip)}
                className="flex min-h-9 w-full items-center gap-3 px-1 text-start text-dense hover:bg-plate pointer-coarse:min-h-11"
              >
                <span className="size-6 shrink-0" style={{ backgroundColor: chip.hex }} />
                <bdi className="font-medium">{chip.code ?? chip.name}</bdi>
                <span className="min-w-0 truncate text-ink-3">{chip.book}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type AskDialogProps = { productId: string; productCode: string; onClose: () => void };

/** Asks for a fabric in a colour: what the colour is, under which lamps it is judged, by when. */
export default function AskLapDipDialog({ productId, productCode, onClose }: AskDialogProps) {
  const { t } = useTranslation("lapdips");
  const navigate = useNavigate();
  const [kind, setKind] = useState<Kind>("pantone");
  const [chip, setChip] = useState<BookChip | null>(null);
  const [name, setName] = useState("");
  const [axes, setAxes] = useState<readonly [string, string, string]>(["", "", ""]);
  const [lights, setLights] = useState<readonly LightSource[]>(["D65"]);
  const [dueDate, setDueDate] = useState("");
  const [note, setNote] = useState("");
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useSend(createLapDip, [myLapDip]);
  const lab = axes.map((axis) => (axis.trim() === "" ? Number.NaN : Number(axis.replace(",", "."))));
  const standardName = kind === "pantone" && chip ? chip.name : name.trim();
  const fault =
    standardName === ""
      ? t("Please name the colour.")
      : kind === "lab" && lab.some(Number.isNaN)
        ? t("Please give all three measured values.")
        : null;
  const send = () => {
    setAsked(true);
    if (fault) return;
    mutate(
      {
        productId,
        standard: {
          kind,
          name: standardName,
          ...(kind === "pantone" && chip && { lab: [...chip.lab], ...(chip.code && { code: chip.code }) }),
          ...(kind === "lab" && { lab: lab as [number, number, number] }),
        },
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
      holds={name !== "" || note !== ""}
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
        <Segmented
          label={t("The colour is given by")}
          value={kind}
          onChange={setKind}
          choices={KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) }))}
        />
        {kind === "pantone" ? (
          <CodeField chosen={chip} onChoose={setChip} onType={setName} error={asked && standardName === "" ? fault : null} />
        ) : (
          <TextField
            label={t("What you call the colour")}
            value={name}
            maxLength={80}
            error={asked && standardName === "" ? fault : null}
            help={kind === "physical" ? t("Send the swatch to the mill; it is measured there.") : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {kind === "lab" && (
          <div className="grid grid-cols-3 gap-3" dir="ltr">
            {AXES.map((axis, index) => (
              <TextField
                key={axis}
                label={axis}
                inputMode="decimal"
                value={axes[index] ?? ""}
                error={asked && Number.isNaN(lab[index]) ? "–" : null}
                onChange={(event) => setAxes(axes.with(index, event.target.value) as [string, string, string])}
              />
            ))}
          </div>
        )}
        <fieldset>
          <legend className="text-dense font-medium">{t("Judged under")}</legend>
          <div className="mt-1 grid grid-cols-2 gap-x-4">
            {LIGHTS.map((light) => (
              <Checkbox
                key={light}
                label={`${LIGHT_NAMES[light].short} · ${t(LIGHT_NAMES[light].name)}`}
                checked={lights.includes(light)}
                onChange={(on) => setLights(on ? [...lights, light] : lights.filter((one) => one !== light))}
              />
            ))}
          </div>
        </fieldset>
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
