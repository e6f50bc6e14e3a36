import { cx } from "../ui/classes.ts";
import { FLOAT } from "../ui/float.ts";

/** A row of the list: what choosing it does, and what stands at its end. */
export type Suggestion = {
  readonly key: string;
  readonly text: string;
  readonly note?: string;
  readonly choose: () => void;
};

type SuggestionsProps = {
  /** Its rows have this with their number behind it. */
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  /** The row that Enter takes; -1 for none. */
  active: number;
  onActive: (index: number) => void;
};

/** The list below the search field, which keeps the focus. */
export function Suggestions({ id, label, suggestions, active, onActive }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={cx(FLOAT, "absolute inset-x-0 top-full z-50 mt-1.5", suggestions.length === 0 && "hidden")}
    >
      {suggestions.map(({ key, text, note, choose }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active row
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input chooses it
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={choose}
          onPointerMove={() => onActive(index)}
          className={cx(
            "flex min-h-8 cursor-pointer items-center justify-between gap-3 px-3 text-dense pointer-coarse:min-h-11",
            index === active && "bg-plate",
          )}
        >
          <span dir="auto" className="min-w-0 truncate">
            {text}
          </span>
          {note && <span className="shrink-0 text-note font-medium">{note}</span>}
        </div>
      ))}
    </div>
  );
}
