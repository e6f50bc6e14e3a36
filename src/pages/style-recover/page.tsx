import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useListQuery } from "../parts/query.ts";
import { PageTitle } from "../parts/title.tsx";
import { addressOfVersion } from "./address.ts";
import { CompareDialog, type Older } from "./compare-dialog.tsx";
import { SavedVersions } from "./saved-versions.tsx";
import { Unsaved } from "./unsaved.tsx";

const TABS = ["deleted", "unsaved", "earlier"] as const;
type Tab = (typeof TABS)[number];

/** Recovery: deleted designs, unsaved work and earlier versions, by date. Tab, page and the one design asked for live in the address. */
export default function StyleRecoverPage() {
  const { t } = useTranslation("recover");
  const { query, change, page } = useListQuery();
  const navigate = useNavigate();
  const userId = useSession(({ customer }) => customer?.userId ?? "");
  const [compared, setCompared] = useState<{ older: Older; address: string } | null>(null);
  const asked = askedOlder(query, (revision) => t("Revision {{revision}}", { revision }));
  const shown = compared ?? asked;
  const tab = TABS.find((each) => each === query.get("tab")) ?? "deleted";
  const onCompare = (older: Older, address: string) => setCompared({ older, address });
  const labels: Readonly<Record<Tab, string>> = {
    deleted: t("Deleted"),
    unsaved: t("Not saved"),
    earlier: t("Earlier versions"),
  };
  return (
    <div className="px-margin pt-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>{t("Recover designs")}</PageTitle>
        <ButtonLink size="small" to="/myDesign">
          {t("My Design")}
        </ButtonLink>
      </div>
      <p className="mb-4 max-w-160 text-dense text-ink-2">
        {t("A recovered version opens in the editor. Saving it makes a new version; nothing is overwritten.")}
      </p>
      <Tabs
        label={t("Recover designs")}
        value={tab}
        tabs={TABS.map((value) => ({ value, label: labels[value] }))}
        onChange={(next) => change({ tab: next === "deleted" ? null : next, page: null })}
      >
        {tab === "unsaved" ? (
          <Unsaved userId={userId} onCompare={onCompare} />
        ) : (
          <SavedVersions
            kind={tab}
            proposalId={query.get("proposalId")}
            page={page}
            onPage={(next) => change({ page: next })}
            onCompare={onCompare}
          />
        )}
      </Tabs>
      {shown && (
        <CompareDialog
          older={shown.older}
          onClose={() => {
            setCompared(null);
            if (asked) change({ compare: null });
          }}
          onOpen={() => navigate(shown.address)}
        />
      )}
    </div>
  );
}

/** The comparison an address asks for: `designId`, `proposalId` and, in `compare`, the older revision. */
function askedOlder(query: URLSearchParams, titleOf: (revision: number) => string): { older: Older; address: string } | null {
  const [designId, proposalId, revision] = [query.get("designId"), query.get("proposalId"), Number(query.get("compare"))];
  if (!designId || !proposalId || !Number.isInteger(revision) || revision < 1) return null;
  return {
    older: { proposalId, revision, name: null, title: titleOf(revision), picture: null },
    address: addressOfVersion({ designId, proposalId, revision }),
  };
}
