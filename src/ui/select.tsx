import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { type KeyboardEvent, useId } from "react";
import { Icon } from "./icon.tsx";
import { createLate, useLate } from "./late.ts";
import { fieldClass, labelClass, triggerClass, VALUE } from "./select-class.ts";
import type { SelectNote, SelectProps } from "./select-props.ts";

const LIST = createLate<SelectProps<string> & SelectNote>(async () => (await import("./select-list.tsx")).default);

/** One of several. The list floats 6 px below; the chosen row has a tick, counts stand at the end. Its code is fetched when somebody reaches for the first one. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { Control, arrival, heard, open } = useLate(LIST);
  const id = useId();
  const { error } = props;
  const noteId = error ? `${id}-note` : undefined;
  const note = error && (
    <p id={noteId} className="mt-1 flex items-start gap-1.5 text-note text-fault">
      <Icon of={WarningOctagonIcon} className="mt-px" size={14} />
      <span>{error}</span>
    </p>
  );
  // Only the values of its choices are ever reported.
  if (Control) return <Control {...(props as unknown as SelectProps<string>)} {...arrival} note={note} noteId={noteId} />;
  const { label, labelAt = "above", value, choices, placeholder, variant = "box", disabled = false, className } = props;
  const chosen = choices.find((choice) => choice.value === value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    void open();
  };
  return (
    <div className={fieldClass(labelAt, className)}>
      <div id={id} className={labelClass(labelAt)}>
        {label}
      </div>
      <button
        {...heard}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={id}
        aria-describedby={noteId}
        aria-invalid={error ? true : undefined}
        disabled={disabled}
        data-disabled={disabled ? "" : undefined}
        onClick={open}
        onKeyDown={onKeyDown}
        className={triggerClass(variant, Boolean(error))}
      >
        <bdi data-placeholder={chosen ? undefined : ""} className={VALUE}>
          {chosen ? chosen.label : placeholder}
        </bdi>
        <Icon of={CaretDownIcon} />
      </button>
      {note}
    </div>
  );
}
