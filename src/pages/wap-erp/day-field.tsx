import { useEffect, useState } from "react";
import { TextField } from "../../ui/field.tsx";
import { isDay } from "./chosen-work.ts";

type DayFieldProps = { label: string; value: string | undefined; onChange: (day: string | null) => void };

/**
 * A day to narrow by. It is given once it is whole: while a year is typed the field holds the years 0002, 0020 and 0202, and a part
 * that is taken out leaves the field without a value though not empty.
 */
export function DayField({ label, value = "", onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isDay(target.value)) onChange(target.value);
        else if (!target.value && !target.validity.badInput) onChange(null);
      }}
    />
  );
}
