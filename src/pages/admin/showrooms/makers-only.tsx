import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n.ts";
import { useSession } from "../../../state/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../parts/title.tsx";
import { useMakesRooms } from "./makers.ts";

/** A page for those who make showrooms; everybody else is told why it is closed to them. */
export function MakersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation("roomdesk");
  const isSignedIn = useSession(({ customer }) => customer !== null);
  const isMaker = useMakesRooms();
  if (!isSignedIn) return null;
  if (isMaker) return <div className="px-margin pt-6 pb-16">{children}</div>;
  const title = t("This page is for the mill’s sales staff");
  return (
    <div className="px-margin pt-10">
      <PageTitle name={title}>{title}</PageTitle>
      <p className="mt-4 max-w-[440px] border-t border-edge pt-2.5 text-dense text-ink-2">
        {t("Showrooms are made and edited here. You may enter those that are open to you.")}
      </p>
      <div className="mt-5">
        <ButtonLink to="/chanels">{t("All showrooms")}</ButtonLink>
      </div>
    </div>
  );
}
