import { useCall } from "../../api/call.ts";
import { getMenuFabricsById } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { CardSkeletons } from "./cards.tsx";
import { FabricGrid } from "./fabric.tsx";
import { Section } from "./section.tsx";

const SHOWN = 5;

type MenuFabricsProps = {
  menuId: number;
  title: string;
  sort: NonNullable<Input<typeof getMenuFabricsById>["sort"]>;
  /** Where all of them are listed. */
  address: string;
};

/** Some fabrics of a category and the way to all of them. Nothing where the category is empty. */
export function MenuFabrics({ menuId, title, sort, address }: MenuFabricsProps) {
  const { t } = useTranslation(["around", "pages"]);
  const { data, error, isPending, refetch } = useCall(getMenuFabricsById, { id: menuId, sort, pageNum: 1, pageSize: SHOWN });
  if (data?.total === 0) return null;
  return (
    <Section
      title={title}
      note={data && t("{{count}} fabrics", { count: data.total, ns: "pages" })}
      all={leadsSomewhere(address) ? { to: address, label: t("See all") } : undefined}
    >
      {isPending && <CardSkeletons count={SHOWN} shape="aspect-square" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && <FabricGrid fabrics={data.list} />}
    </Section>
  );
}
