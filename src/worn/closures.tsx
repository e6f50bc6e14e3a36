import type { GarmentClosure } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";
import { Segmented } from "../ui/choices.tsx";

type ClosuresProps = {
  readonly closures: readonly GarmentClosure[];
  readonly open: readonly string[];
  readonly onChange: (closure: GarmentClosure, isOpen: boolean) => void;
};

/** Each closure of a garment with how it is worn: closed, or open. */
export function Closures({ closures, open, onChange }: ClosuresProps) {
  const { t } = useTranslation("pattern");
  return closures.map((closure) => (
    <div key={closure.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <span className="text-dense">{closure.name}</span>
      <Segmented
        label={closure.name}
        value={open.includes(closure.key) ? "open" : "closed"}
        onChange={(worn) => onChange(closure, worn === "open")}
        choices={[
          { value: "closed", label: t("Worn closed") },
          { value: "open", label: t("Worn open") },
        ]}
      />
    </div>
  ));
}
