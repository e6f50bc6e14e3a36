import type { PatternFormat, PatternPaper, SeamAllowance } from "@selvedge/contract";
import { downloadPattern } from "../../../api/calls.ts";
import { addressOf } from "../../../api/definition.ts";
import { useTranslation } from "../../../i18n.ts";
import { buttonClass } from "../../../ui/button.tsx";

type File = { readonly format: PatternFormat; readonly label: string; readonly paper?: PatternPaper };
const FILES: readonly File[] = [
  { format: "svg", label: "Drawing, SVG" },
  { format: "dxf", label: "For cutting rooms, DXF" },
  { format: "pdf", label: "To print, PDF {{paper}}", paper: "a4" },
  { format: "pdf", label: "To print, PDF {{paper}}", paper: "a0" },
];

type FilesProps = {
  readonly style: { readonly id: string; readonly name: string };
  readonly size: string;
  /** What is chosen of the garment's options, as the calls take it. */
  readonly options: string;
  readonly allowance: SeamAllowance;
};

/** The pattern as files, to be printed or cut. */
export function Files({ style, size, options, allowance }: FilesProps) {
  const { t, i18n } = useTranslation("pattern");
  const asked = { id: style.id, size, allowance: String(allowance), lang: i18n.language, ...(options && { options }) };
  return (
    <ul className="flex flex-wrap gap-2">
      {FILES.map(({ format, label, paper }) => (
        <li key={`${format} ${paper}`}>
          <a
            className={buttonClass({ size: "small" })}
            href={`${addressOf(downloadPattern)}?${new URLSearchParams({ ...asked, format, ...(paper && { paper }) })}`}
            download={`${[style.name, size, paper?.toUpperCase()].filter(Boolean).join(" ")}.${format}`}
          >
            {t(label, { paper: paper?.toUpperCase() })}
          </a>
        </li>
      ))}
    </ul>
  );
}
