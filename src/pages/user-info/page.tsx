import { Suspense } from "react";
import { useCall } from "../../api/call.ts";
import { getCustomerById } from "../../api/calls.ts";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { useIsStaff } from "../../state/use-is-staff.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useListQuery } from "../parts/query.ts";
import { PageTitle } from "../parts/title.tsx";
import { Addresses } from "./addresses.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfilePictures } from "./profile-pictures.tsx";

const Colleagues = lazy(async () => (await Promise.all([import("./colleagues/colleagues.tsx"), loadAreas(["colleagues"])]))[0]);

const TABS = { profile: "Basic information", addresses: "Addresses", colleagues: "Colleagues" } as const;
type TabKey = keyof typeof TABS;

/** Personal Center: who one is, for whom, in which language and units; where goods are sent. The tab lives in the address. */
export default function UserInfoPage() {
  const { t } = useTranslation(["profile", "shell"]);
  const { query, change } = useListQuery();
  const { data: profile, error, refetch } = useCall(getCustomerById, {}, { staleTimeMs: 0 });
  // The mill's people are changed on the server.
  const isStaff = useIsStaff();
  const shown = (Object.keys(TABS) as TabKey[]).filter((key) => key !== "colleagues" || !isStaff);
  const tab = shown.find((key) => key === query.get("tab")) ?? "profile";
  const title = t("Personal Information", { ns: "shell" });
  return (
    <div className="max-w-3xl px-margin pt-6 pb-12">
      <div className="mb-4">
        <PageTitle name={title}>{title}</PageTitle>
      </div>
      <Tabs
        label={title}
        value={tab}
        onChange={(next) => change({ tab: next === "profile" ? null : next })}
        tabs={shown.map((value) => ({ value, label: t(TABS[value]) }))}
      >
        {tab === "addresses" && <Addresses />}
        {tab === "colleagues" && (
          <Suspense fallback={<Skeleton className="mt-6 h-60" />}>
            <Colleagues />
          </Suspense>
        )}
        {tab === "profile" && error && !profile && <ErrorState error={error} onRetry={refetch} className="mt-6" />}
        {tab === "profile" && !profile && !error && <Skeleton className="mt-6 h-96" />}
        {tab === "profile" && profile && (
          <>
            <ProfilePictures profile={profile} />
            <ProfileForm profile={profile} />
          </>
        )}
      </Tabs>
    </div>
  );
}
