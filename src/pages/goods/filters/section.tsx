import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";

type SectionProps = {
  title: string;
  startsOpen: boolean;
  /** At the end of the title, in place of the sign: the chosen range. */
  note?: ReactNode;
  children: ReactNode;
};

/** One filter of the column: its name opens and closes it. */
export function Section({ title, startsOpen, note, children }: SectionProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <section className="border-t border-line py-2 first:border-t-0 first:pt-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-7 w-full items-center justify-between gap-2 text-start text-dense font-medium pointer-coarse:min-h-11"
        >
          {title}
          <span className="flex items-center gap-2">
            {note && <span className="font-cond font-normal text-ink-2">{note}</span>}
            <Icon of={isOpen ? MinusIcon : PlusIcon} />
          </span>
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-1 pb-1.5">
        {isOpen && children}
      </div>
    </section>
  );
}
