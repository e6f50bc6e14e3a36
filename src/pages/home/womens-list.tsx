import { useCall } from "../../api/call.ts";
import { getWomenList } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { jumpAddress } from "../../shell/style-menus.ts";
import { ErrorState } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons, StyleCard } from "../parts/cards.tsx";
import { Section } from "../parts/section.tsx";

const SHOWN = 5;
const WOMEN = 3;

/** The newest styles for women; nothing while there are none. */
export function WomensList() {
  const { t } = useTranslation("around");
  const { data, error, isPending, refetch } = useCall(getWomenList, { pageNum: 1, pageSize: SHOWN });
  if (data?.total === 0) return null;
  return (
    <Section title={t("For women")} all={{ to: jumpAddress(WOMEN), label: t("All styles for women") }}>
      {isPending && <CardSkeletons count={SHOWN} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <CardGrid>
          {data.list.map((style) => (
            <StyleCard key={style.id} style={style} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
