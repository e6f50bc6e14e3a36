import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type SectionProps = {
  title: string;
  note?: string;
  /** The way to all of it. */
  all?: { to: string; label: string };
  children: ReactNode;
};

/** A heading, what follows it, and the way to all of it. */
export function Section({ title, note, all, children }: SectionProps) {
  return (
    <section className="mt-10 first:mt-8">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <h2 className="voice-name text-head">{title}</h2>
        {note && <p className="text-note text-ink-3">{note}</p>}
        {all && (
          <Link to={all.to} className="quiet-link ms-auto text-dense">
            {all.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
