import { useTranslation } from "../i18n.ts";
import { cx } from "../ui/classes.ts";
import { FLOAT } from "../ui/float.ts";

type SuggestionsProps = {
  /** Its rows have this with their number behind it. */
  id: string;
  suggestions: readonly string[];
  /** The row that Enter takes; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (suggestion: string) => void;
};

/** The list below the search field, which keeps the focus. */
export function Suggestions({ id, suggestions, active, onActive, onChoose }: SuggestionsProps) {
  const { t } = useTranslation("shell");
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("Suggestions")}
      className={cx(FLOAT, "absolute inset-x-0 top-full z-50 mt-1.5", suggestions.length === 0 && "hidden")}
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active row
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input chooses it
        <div
          key={suggestion}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          onPointerMove={() => onActive(index)}
          className={cx(
            "flex min-h-8 cursor-pointer items-center px-3 text-dense pointer-coarse:min-h-11",
            index === active && "bg-plate",
          )}
        >
          {suggestion}
        </div>
      ))}
    </div>
  );
}
