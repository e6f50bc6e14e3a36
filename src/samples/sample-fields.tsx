import { useTranslation } from "../i18n.ts";
import { TextField } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import type { SampleRequest } from "./use-sample-request.ts";
import { KIND_NAMES, type SampleKind } from "./words.ts";

const FABRIC_KINDS = ["hanger", "a4", "yardage", "strikeOff"] as const satisfies readonly SampleKind[];

type SampleFieldsProps = {
  readonly request: SampleRequest;
  /** A garment that is asked for again keeps its design. */
  readonly isAgain: boolean;
};

/** What is asked for, and how much of it. */
export function SampleFields({ request, isAgain }: SampleFieldsProps) {
  const { t } = useTranslation("samples");
  const { isGarment, kind, designs, designId, quantity, amountFault, asked } = request;
  return (
    <>
      {!isGarment && (
        <Select
          label={t("Kind")}
          value={kind}
          choices={FABRIC_KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) }))}
          onChange={request.chooseKind}
        />
      )}
      {isGarment && !isAgain && designs.length > 0 && (
        <Select
          label={t("Which of your designs")}
          value={designId}
          placeholder={t("None; I describe it")}
          choices={designs.map((design) => ({ value: design.designId, label: design.name }))}
          onChange={request.setDesignId}
        />
      )}
      <TextField
        label={t("Quantity")}
        inputMode="decimal"
        value={quantity}
        error={asked ? amountFault : null}
        end={t(kind === "yardage" || kind === "strikeOff" ? "m" : "pc")}
        onChange={(event) => request.setQuantity(event.target.value)}
        className="max-w-40"
      />
    </>
  );
}
