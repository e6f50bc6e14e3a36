import { useCall } from "../../api/call.ts";
import { getStyleList } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons, StyleCard } from "../parts/cards.tsx";
import { Section } from "../parts/section.tsx";

const SHOWN = 5;

/** The newest styles of the library. */
export function NewStyles() {
  const { t } = useTranslation("pages");
  const { data, error, isPending, refetch } = useCall(getStyleList, { pageNum: 1, pageSize: SHOWN, sort: "newest" });
  return (
    <Section title={t("Style Library")} all={{ to: "/designlist?parentId=4&id=125", label: t("All styles") }}>
      {isPending && <CardSkeletons count={SHOWN} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data?.total === 0 && <Empty title={t("No styles here yet")}>{t("The mill has not published a style yet.")}</Empty>}
      {data && data.total > 0 && (
        <CardGrid>
          {data.list.map((style) => (
            <StyleCard key={style.id} style={style} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
