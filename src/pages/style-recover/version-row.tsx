import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Picture } from "../../ui/picture.tsx";

type Props = {
  name: string;
  /** Where it is opened; null for what cannot be. */
  address: string | null;
  picture: string | null;
  /** What it is made on, which revision, by whom. */
  facts: string;
  /** When, and until when. */
  when: string;
  /** The verbs of the row. */
  children: ReactNode;
};

const NAME = "voice-name block truncate text-read rtl:text-right";

/** One version: picture, name, what and when, and what can be done with it. */
export function VersionRow({ name, address, picture, facts, when, children }: Props) {
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-3 tablet:grid-cols-[72px_minmax(0,1fr)_auto]">
      {address ? (
        <Link to={address} tabIndex={-1} aria-hidden="true">
          <Picture src={picture ?? undefined} alt="" fit="contain" className="h-20 w-18" />
        </Link>
      ) : (
        <Picture src={picture ?? undefined} alt="" fit="contain" className="h-20 w-18" />
      )}
      <div className="min-w-0">
        {address ? (
          <Link
            to={address}
            dir="auto"
            title={name}
            className={`${NAME} decoration-edge decoration-1 underline-offset-4 hover:underline`}
          >
            {name}
          </Link>
        ) : (
          <p dir="auto" title={name} className={NAME}>
            {name}
          </p>
        )}
        <p className="text-dense text-ink-2 tablet:truncate">{facts}</p>
        <p className="text-dense text-ink-3">{when}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-tablet:col-span-2">{children}</div>
    </li>
  );
}

/** The day above its versions. */
export const DayHead = ({ children }: { children: ReactNode }) => (
  <h2 className="voice-name mt-6 pb-1.5 text-head first:mt-4">{children}</h2>
);
