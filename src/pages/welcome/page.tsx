import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PendingCounts } from "../parts/pending-counts.tsx";
import { Section } from "../parts/section.tsx";
import { PageTitle } from "../parts/title.tsx";
import { NewSeason } from "./new-season.tsx";
import { RecentlySeen } from "./recently-seen.tsx";
import { Recommended } from "./recommended.tsx";
import { useSeen } from "./use-seen.ts";

/** A customer's start page: a greeting, the new season, what waits, what was seen last, and what is like it. */
export default function WelcomePage() {
  const { t } = useTranslation(["around", "matters"]);
  const seen = useSeen();
  const customer = useSession((state) => state.customer);
  return (
    <div className="px-margin pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle note={customer?.company}>{t("Welcome, {{name}}", { name: customer?.name ?? "" })}</PageTitle>
        <ButtonLink to="/designlist?parentId=4&id=125" size="small">
          {t("Choose a style")}
        </ButtonLink>
      </div>
      <NewSeason />
      <Section title={t("To do", { ns: "matters" })}>
        <PendingCounts />
      </Section>
      <RecentlySeen seen={seen} />
      <Recommended seen={seen} />
    </div>
  );
}
