import { type ReactNode, useEffect } from "react";

/** The one title of a page, with a count behind it. Also names the window, where `name` says more than the route. */
export function PageTitle({ children, note, name }: { children: ReactNode; note?: ReactNode; name?: string }) {
  useEffect(() => {
    if (name) document.title = `${name} · Selvedge`;
  }, [name]);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3.5">
      <h1 className="voice text-title max-tablet:text-[1.5rem]/8">{children}</h1>
      {note && <p className="text-ink-2">{note}</p>}
    </div>
  );
}
