import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { PendingCounts } from "../parts/pending-counts.tsx";
import { Section } from "../parts/section.tsx";
import { PageTitle } from "../parts/title.tsx";
import { BannerHeader } from "./banner.tsx";
import { LastDesigns } from "./last-designs.tsx";
import { NewFabrics } from "./new-fabrics.tsx";
import { NewStyles } from "./new-styles.tsx";
import { SeasonBlocks } from "./season-blocks.tsx";
import { WomensList } from "./womens-list.tsx";

/** Where a customer starts: the pictures of the house, what waits, the collections, what is new. */
export default function HomePage() {
  const { t } = useTranslation(["pages", "matters"]);
  const customer = useSession((state) => state.customer);
  const [query] = useSearchParams();
  return (
    <>
      <BannerHeader linkedId={query.get("bannerId")} />
      <div className="px-margin pt-8">
        <PageTitle note={customer?.company}>{t("Welcome back, {{name}}", { name: customer?.name ?? "" })}</PageTitle>
        <Section title={t("To do", { ns: "matters" })} all={{ to: "/welcome", label: t("Recently seen and recommended") }}>
          <PendingCounts />
        </Section>
        <LastDesigns />
        <SeasonBlocks />
        <NewFabrics />
        <WomensList />
        <NewStyles />
      </div>
    </>
  );
}
