import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import type { ReactNode } from "react";
import { SearchField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageTitle } from "./title.tsx";

const MAX_WORD = 200;

/** The word a list is searched with. */
export type ListSearch = { label: string; placeholder: string; text: string; setText: (text: string) => void };

type ListHeadProps = {
  title: string;
  /** How many there are, or how many wait for the user. */
  note?: ReactNode;
  search?: ListSearch;
  /** What can be done with the whole list. */
  verbs?: ReactNode;
};

/** Title and count of a list; at its end the search and what can be done with all of it, below one another on a phone. */
export function ListHead({ title, note, search, verbs }: ListHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <PageTitle name={title} note={note}>
        {title}
      </PageTitle>
      {(search || verbs) && (
        <div className="flex flex-wrap items-center gap-3 max-tablet:w-full">
          {search && (
            <SearchField
              label={search.label}
              placeholder={search.placeholder}
              value={search.text}
              maxLength={MAX_WORD}
              onChange={(event) => search.setText(event.target.value)}
              start={<Icon of={MagnifyingGlassIcon} size={20} />}
              className="w-64 max-tablet:w-full"
            />
          )}
          {verbs}
        </div>
      )}
    </div>
  );
}
