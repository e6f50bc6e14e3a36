import { Autocomplete } from "@base-ui/react/autocomplete";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import type { ReactNode } from "react";
import { cx } from "./classes.ts";
import { boxClass, Field } from "./field.tsx";
import { FLOAT, ROW } from "./float.ts";
import { Icon } from "./icon.tsx";

export type Suggestion = { value: string; label: string; count: number };

type SuggestFieldProps = {
  label: string;
  /** What is written; need not be one of the suggestions. */
  value: string;
  suggestions: readonly Suggestion[];
  onChange: (text: string) => void;
  placeholder?: string;
  help?: ReactNode;
  /** Left to right whatever the language: counts, densities, ranges. */
  isCode?: boolean;
};

/** As many rows as a person looks through; further ones come by writing. */
const MAX_ROWS = 80;

/** A line to write in, with a list of what others have written and how many there are of each. */
export function SuggestField({ label, value, suggestions, onChange, placeholder, help, isCode }: SuggestFieldProps) {
  return (
    <Field label={label} help={help}>
      {({ id, describedBy }) => (
        <Autocomplete.Root
          id={id}
          items={suggestions}
          itemToStringValue={(item: Suggestion) => item.label}
          value={value}
          onValueChange={onChange}
          openOnInputClick
          limit={MAX_ROWS}
        >
          <Autocomplete.InputGroup className={cx(boxClass(false), "h-9 ps-2.5 pe-1 pointer-coarse:h-11")}>
            <Autocomplete.Input
              id={id}
              // An open list hides the rest of the page, its label included, from those who hear it.
              aria-label={label}
              aria-describedby={describedBy}
              placeholder={placeholder}
              dir={isCode ? "ltr" : "auto"}
              className="h-full w-full min-w-0 bg-transparent text-body outline-none focus-visible:shadow-none rtl:text-right pointer-coarse:text-read"
            />
            <Autocomplete.Trigger aria-label={label} className="grip grid size-7 shrink-0 place-items-center" tabIndex={-1}>
              <Icon of={CaretDownIcon} />
            </Autocomplete.Trigger>
          </Autocomplete.InputGroup>
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={6} collisionPadding={8} className="z-50 outline-none">
              <Autocomplete.Popup className={cx(FLOAT, "max-h-80 min-w-(--anchor-width) data-empty:hidden")}>
                <Autocomplete.List>
                  {(item: Suggestion) => (
                    <Autocomplete.Item key={item.value} value={item} className={ROW}>
                      <bdi dir={isCode ? "ltr" : "auto"} className="first-letter:uppercase">
                        {item.label}
                      </bdi>
                      <span className="ms-auto ps-4 font-cond text-ink-3">{item.count}</span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}
