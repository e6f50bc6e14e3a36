import type { ReactNode } from "react";

/** A group of parameters under its name; what it is about stands at the end. */
export function Section({
  title,
  about,
  actions,
  children,
}: {
  title: string;
  about?: ReactNode;
  /** Small buttons at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="border-t border-line px-4 pb-3 pt-2.5" aria-label={title}>
      <h3 className="voice-name mb-1.5 flex items-baseline justify-between gap-3 text-read">
        <span className="shrink-0">{title}</span>
        {about && <span className="ms-auto min-w-0 truncate font-cond text-note text-ink-3">{about}</span>}
        {actions && <span className="-my-1 -me-1.5 flex self-center">{actions}</span>}
      </h3>
      {children}
    </section>
  );
}
