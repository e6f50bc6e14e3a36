import { FunnelSimpleIcon } from "@phosphor-icons/react/dist/csr/FunnelSimple";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { fabricsOf } from "@selvedge/editor-core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazy } from "../../lazy-part.ts";
import { Icon, IconButton, SearchField, Segmented, Select, Skeleton } from "../../ui/index.ts";
import type { TexturedProduct } from "../session/asset-cache.ts";
import { useDocument, useSelection, useSession } from "../session/context.ts";
import { aimedPieces, layFabric } from "../session/lay.ts";
import { CustomerColours } from "./customer-colours.tsx";
import { FabricGrid } from "./fabric-grid.tsx";
import { useFabricSearch } from "./use-fabric-search.ts";
import type { Uploads } from "./use-uploads.ts";

const MyPhotographs = lazy(async () => ({ default: (await import("./my-photographs.tsx")).MyPhotographs }));

/** Select Fabric: the catalogue with search and facets, the fabrics of this style, the customer's own photographs. */
export function FabricPanel({ styleFabrics, uploads }: { styleFabrics: readonly TexturedProduct[]; uploads: Uploads }) {
  const { t } = useTranslation("designer");
  const { selection } = useSession();
  const source = useSelection(({ fabricQuery }) => fabricQuery.source);
  return (
    <>
      <Aim />
      <Segmented
        label={t("Select Fabric")}
        value={source}
        onChange={(next) => selection.setState(({ fabricQuery }) => ({ fabricQuery: { ...fabricQuery, source: next } }))}
        className="mb-3 flex"
        choices={[
          { value: "all", label: t("All") },
          { value: "style", label: t("This style") },
          { value: "photos", label: t("My photos") },
        ]}
      />
      {source === "all" && <Catalogue />}
      {source === "style" && <StyleFabrics styleFabrics={styleFabrics} />}
      {source === "photos" && (
        <Suspense fallback={<Skeleton className="h-20" />}>
          <MyPhotographs uploads={uploads} />
        </Suspense>
      )}
      <CustomerColours />
    </>
  );
}

/** Which pieces a fabric will be laid on. */
function Aim() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const chosen = useSelection(({ pieces }) => pieces);
  const hasFabric = useDocument((document) => chosen.some((key) => document.pieces[key]?.fabric));
  const [only] = chosen;
  return (
    <p className="mb-2 flex min-h-5 shrink-0 items-baseline justify-between gap-2 text-note text-ink-3">
      <span className="min-w-0">
        {chosen.length === 0
          ? t("Laid on all pieces; choose one to lay it there only")
          : chosen.length === 1 && only !== undefined
            ? t("Laid on {{piece}}", { piece: session.piece(only)?.name ?? "" })
            : t("Laid on {{count}} pieces", { count: chosen.length })}
      </span>
      {hasFabric && (
        <button
          type="button"
          className="quiet-link shrink-0 text-ink"
          onClick={() => layFabric(session, null, aimedPieces(session))}
        >
          {t("Remove")}
        </button>
      )}
    </p>
  );
}

function Catalogue() {
  const { t } = useTranslation("designer");
  const search = useFabricSearch();
  const [isFiltering, setFiltering] = useState(search.pattern !== "" || search.colour !== "");
  const facet = (field: string) => search.facets.find((each) => each.field === field)?.values ?? [];
  const choices = (field: string) => [
    { value: "", label: t("All") },
    ...facet(field).map(({ value, label, count }) => ({ value, label, count })),
  ];
  return (
    <>
      <SearchField
        label={t("Search fabrics")}
        placeholder={t("Code or word")}
        value={search.word}
        onChange={(event) => search.setWord(event.target.value)}
        start={<Icon of={MagnifyingGlassIcon} />}
        end={
          <IconButton
            label={t("Filter")}
            size="small"
            pressed={isFiltering}
            icon={<Icon of={FunnelSimpleIcon} />}
            onClick={() => setFiltering(!isFiltering)}
          />
        }
        className="mb-3 [&_input]:text-dense"
      />
      {isFiltering && (
        <div className="mb-3 grid gap-2">
          <Select label={t("Pattern")} value={search.pattern} choices={choices("pattern")} onChange={search.setPattern} />
          <Select label={t("Colour")} value={search.colour} choices={choices("color")} onChange={search.setColour} />
        </div>
      )}
      <FabricGrid search={search} />
    </>
  );
}

function StyleFabrics({ styleFabrics }: { styleFabrics: readonly TexturedProduct[] }) {
  const session = useSession();
  const used = useDocument(fabricsOf, (a, b) => a.length === b.length && a.every((fabric, index) => fabric === b[index]));
  const products = new Map(styleFabrics.map((product) => [product.productId, product]));
  for (const fabric of used) {
    const product = fabric.kind === "product" ? session.assets.product(fabric.productId) : null;
    if (product) products.set(product.productId, product);
  }
  return <FabricGrid search={null} products={[...products.values()]} />;
}
