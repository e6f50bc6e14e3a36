import { type LapDip, OPTION_LABELS } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { ParcelFields, useParcel } from "./parcel-fields.tsx";
import { Photos } from "./photos.tsx";
import { readReading } from "./reading.ts";
import { ReadingField } from "./reading-field.tsx";
import { useGive } from "./use-waiting.ts";

type Dyed = { readonly recipeNo: string; readonly measured: string; readonly photos: readonly File[] };
const NOTHING: Dyed = { recipeNo: "", measured: "", photos: [] };
const MAX_RECIPE = 40;

/** What is wrong with an option: it needs its recipe, and to be seen by a measurement or a photograph. */
function faultsOf({ recipeNo, measured, photos }: Dyed): { recipe: boolean; seen: boolean } {
  const reading = readReading(measured);
  return {
    recipe: recipeNo.trim() === "",
    seen: measured.trim() === "" ? photos.length === 0 : reading === null,
  };
}

/** Sends the next round: up to four options with their recipes, measurements and photographs, and the parcel they go in. */
export function RoundSheet({ lapDip, onClose }: { lapDip: LapDip; onClose: () => void }) {
  const { t } = useTranslation(["erp", "states", "lapdips"]);
  const { lapDipId, lapDipNo, version, rounds, standard } = lapDip;
  const [dyed, setDyed] = useState<readonly Dyed[]>([NOTHING]);
  const [isAsked, setAsked] = useState(false);
  const parcel = useParcel({ isNeeded: false });
  const give = useGive({ kind: "lapDip", recordId: lapDipId, number: lapDipNo });
  const change = (index: number, to: Partial<Dyed>) =>
    setDyed(dyed.map((one, other) => (other === index ? { ...one, ...to } : one)));
  const send = async () => {
    setAsked(true);
    if (dyed.some((one) => faultsOf(one).recipe || faultsOf(one).seen)) return;
    const options = dyed.map(({ recipeNo, measured }, index) => {
      const reading = readReading(measured);
      return {
        label: OPTION_LABELS[index]!,
        recipeNo: recipeNo.trim(),
        ...(reading && ("lab" in reading ? { lab: reading.lab } : { spectrum: [...reading.spectrum] })),
      };
    });
    const files = dyed.flatMap(({ photos }, index) => photos.map((blob) => ({ blob, place: OPTION_LABELS[index]! })));
    await give({ what: "sendRound", body: { lapDipId, version, options, ...parcel.value } }, files);
    onClose();
  };
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => !open && onClose()}
      title={t("Send round {{round}}", { round: rounds.length + 1 })}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" onClick={() => void send()}>
            {t("Send the round")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {dyed.map((one, index) => {
          const label = OPTION_LABELS[index]!;
          const faults = faultsOf(one);
          return (
            <fieldset key={label} className="grid gap-3 border-t border-line pt-3">
              <legend className="float-start text-read font-medium">{t("Option {{label}}", { label })}</legend>
              <TextField
                label={t("Recipe of {{label}}", { label })}
                value={one.recipeNo}
                maxLength={MAX_RECIPE}
                autoCapitalize="characters"
                autoComplete="off"
                error={isAsked && faults.recipe ? t("Please give the recipe's number.") : null}
                onChange={(event) => change(index, { recipeNo: event.target.value })}
              />
              <ReadingField
                label={t("Measured, {{label}}", { label })}
                text={one.measured}
                standard={standard.lab}
                onChange={(measured) => change(index, { measured })}
              />
              <Photos
                photos={one.photos}
                most={1}
                label={t("Photograph of {{label}}", { label })}
                onChange={(photos) => change(index, { photos })}
              />
              {isAsked && faults.seen && one.measured.trim() === "" && (
                <p role="alert" className="text-note text-fault">
                  {t("Measure it, or photograph it.")}
                </p>
              )}
            </fieldset>
          );
        })}
        <div className="flex flex-wrap gap-2">
          {dyed.length < OPTION_LABELS.length && (
            <Button onClick={() => setDyed([...dyed, NOTHING])}>{t("Another option")}</Button>
          )}
          {dyed.length > 1 && (
            <Button onClick={() => setDyed(dyed.slice(0, -1))}>
              {t("Remove {{label}}", { label: OPTION_LABELS[dyed.length - 1] })}
            </Button>
          )}
        </div>
        <ParcelFields parcel={parcel} />
      </div>
    </Dialog>
  );
}
