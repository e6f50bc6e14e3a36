import { FileArrowUpIcon } from "@phosphor-icons/react/dist/csr/FileArrowUp";
import { MEASURED } from "@selvedge/contract";
import { ciede2000, hexOfLab, type Lab, labOfSpectrum } from "@selvedge/textile-core";
import { useRef } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Reading, readReading } from "./reading.ts";

const labOf = (reading: Reading): Lab =>
  "lab" in reading
    ? reading.lab
    : labOfSpectrum({ startNm: MEASURED.firstNm, stepNm: MEASURED.stepNm, reflectances: reading.spectrum });

type ReadingFieldProps = {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** CIELAB of the standard, to say how far this is from it. */
  standard?: Lab | undefined;
  /** A Lab is not enough: how it looks under other lamps is computed of it. */
  onlySpectrum?: boolean;
};

/** What an instrument exported, pasted or from its file; what was understood of it is shown at once, as a colour beside the standard. */
export function ReadingField({ label, text, onChange, standard, onlySpectrum = false }: ReadingFieldProps) {
  const { t } = useTranslation(["erp", "states"]);
  const { number } = useFormat();
  const file = useRef<HTMLInputElement>(null);
  const read = readReading(text);
  const reading = read && onlySpectrum && "lab" in read ? null : read;
  const lab = reading && labOf(reading);
  return (
    <div className="grid gap-2">
      <TextArea
        label={label}
        help={onlySpectrum ? t("31 reflectances from 400 to 700 nm") : t("L* a* b*, or 31 reflectances from 400 to 700 nm")}
        rows={2}
        dir="ltr"
        inputMode="text"
        value={text}
        error={
          text.trim() !== "" && !reading
            ? t(onlySpectrum ? "These are not 31 figures." : "These are neither 3 nor 31 figures.")
            : null
        }
        onChange={(event) => onChange(event.target.value)}
      />
      {lab && (
        <p className="flex items-center gap-2 text-dense">
          <span aria-hidden="true" dir="ltr" className="flex h-8 w-16 shrink-0">
            {standard && <span className="grow" style={{ backgroundColor: hexOfLab(standard) }} />}
            <span className="grow" style={{ backgroundColor: hexOfLab(lab) }} />
          </span>
          <bdi dir="ltr" className="tabular-nums">
            {`L* ${number(lab[0], 2)}  a* ${number(lab[1], 2)}  b* ${number(lab[2], 2)}`}
            {standard && `  ΔE ${number(ciede2000(standard, lab), 2)}`}
          </bdi>
        </p>
      )}
      <input
        ref={file}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = "";
          void chosen?.text().then(onChange);
        }}
      />
      <Button
        size="small"
        icon={<Icon of={FileArrowUpIcon} />}
        className="justify-self-start"
        onClick={() => file.current?.click()}
      >
        {t("From the instrument's file")}
      </Button>
    </div>
  );
}
