import { useTranslation } from "../../../../i18n.ts";
import { LANGUAGES } from "../../../../i18n-languages.ts";
import { TextArea, TextField } from "../../../../ui/field.tsx";
import type { Texts } from "../draft.ts";

type TextsFieldProps = {
  label: string;
  texts: Texts;
  onChange: (texts: Texts) => void;
  maxLength: number;
  /** Several lines. */
  isLong?: boolean;
  error?: string | null;
};

const OTHERS = LANGUAGES.filter(({ key }) => key !== "en");

/** A text in the mill's own language, and folded below it in the nine others; where one is empty the mill's own is shown. */
export function TextsField({ label, texts, onChange, maxLength, isLong = false, error }: TextsFieldProps) {
  const { t } = useTranslation("roomdesk");
  const Control = isLong ? TextArea : TextField;
  const written = OTHERS.filter(({ key }) => texts[key]).length;
  return (
    <div>
      <Control
        label={label}
        value={texts.en}
        maxLength={maxLength}
        autoComplete="off"
        dir="auto"
        error={error ?? null}
        onChange={(event: { target: { value: string } }) => onChange({ ...texts, en: event.target.value })}
      />
      <details className="mt-1 text-dense">
        <summary className="cursor-pointer py-1 text-note text-ink-2 pointer-coarse:py-2.5">
          {t("{{label}} in other languages: {{count}} of {{total}}", { label, count: written, total: OTHERS.length })}
        </summary>
        <div className="grid gap-3 border-s border-line ps-4 pt-1 pb-2">
          {OTHERS.map(({ key, tag, name, dir }) => (
            <Control
              key={key}
              label={name}
              aria-label={`${label}: ${name}`}
              lang={tag}
              dir={dir}
              value={texts[key] ?? ""}
              maxLength={maxLength}
              autoComplete="off"
              onChange={(event: { target: { value: string } }) => onChange({ ...texts, [key]: event.target.value })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
