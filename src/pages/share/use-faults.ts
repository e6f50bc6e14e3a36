import { type FormEvent, useState } from "react";

type Faults = Readonly<Partial<Record<string, string>>>;

/** What is wrong with the fields of a form, by their names; that of a field goes as soon as something is written there. */
export function useFaults() {
  const [faults, setFaults] = useState<Faults>({});
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setFaults((before) => ({ ...before, [target.name]: undefined }));
  };
  return { faults, setFaults, onInput };
}
