import { useTranslation } from "../i18n.ts";
import { Segmented } from "../ui/choices.tsx";
import { TextField } from "../ui/field.tsx";
import { CodeField } from "./code-field.tsx";
import { KINDS, type Kind, type Standard } from "./use-standard.ts";

const KIND_NAMES = { pantone: "Colour code", physical: "Swatch", lab: "Measured Lab" } as const satisfies Record<Kind, string>;
const AXES = ["L*", "a*", "b*"] as const;

type StandardFieldsProps = {
  readonly standard: Standard;
  /** Faults are shown once it was sent. */
  readonly asked: boolean;
};

/** What the colour is that the fabric shall be dyed to. */
export function StandardFields({ standard, asked }: StandardFieldsProps) {
  const { t } = useTranslation("lapdips");
  const { kind, chip, name, axes, lab } = standard;
  const nameFault = asked && standard.isUnnamed ? standard.fault : null;
  return (
    <>
      <Segmented
        label={t("The colour is given by")}
        value={kind}
        onChange={standard.setKind}
        choices={KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) }))}
      />
      {kind === "pantone" ? (
        <CodeField name={name} chosen={chip} onChoose={standard.setChip} onType={standard.setName} error={nameFault} />
      ) : (
        <TextField
          label={t("What you call the colour")}
          value={name}
          maxLength={80}
          error={nameFault}
          help={kind === "physical" ? t("Send the swatch to the mill; it is measured there.") : undefined}
          onChange={(event) => standard.setName(event.target.value)}
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
              onChange={(event) => standard.setAxes(axes.with(index, event.target.value) as [string, string, string])}
            />
          ))}
        </div>
      )}
    </>
  );
}
