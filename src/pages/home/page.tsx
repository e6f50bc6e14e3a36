import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { PageTitle } from "../parts/title.tsx";
import { LastDesigns } from "./last-designs.tsx";
import { NewFabrics } from "./new-fabrics.tsx";
import { NewStyles } from "./new-styles.tsx";

/** A heading, what follows it, and the way to all of it. */
export function HomeSection({
  title,
  note,
  all,
  children,
}: {
  title: string;
  note?: string;
  all?: { to: string; label: string };
  children: ReactNode;
}) {
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

/** Where a customer starts: the designs at hand, the styles, the newest fabrics. */
export default function HomePage() {
  const { t } = useTranslation("pages");
  const customer = useSession((state) => state.customer);
  return (
    <div className="px-margin pt-6">
      <PageTitle note={customer?.company}>{t("Welcome back, {{name}}", { name: customer?.name ?? "" })}</PageTitle>
      <LastDesigns />
      <NewStyles />
      <NewFabrics />
    </div>
  );
}
