import type { TexturedProduct } from "@selvedge/contract";
import { useEffect, useState } from "react";
import { isId } from "../../is-id.ts";
import { Code } from "../../ui/words.tsx";
import { OPEN, openIn } from "../../worn/open.ts";
import type { Hung } from "../../worn/use-hung.ts";
import { useListQuery } from "../parts/query.ts";
import { GarmentSection } from "./garment-section.tsx";
import { Heading } from "./heading.tsx";
import { LargeViews } from "./large-views.tsx";
import { NoStyles, StyleFailed } from "./nothing-shown.tsx";
import { Options } from "./options.tsx";
import { OtherFabric } from "./other-fabric.tsx";
import { PatternSection } from "./pattern/section.tsx";
import { SizesStrip } from "./sizes-strip.tsx";
import { Stage, type Worn } from "./stage.tsx";
import { usePresented } from "./use-presented.ts";

const idOf = (text: string | null) => (isId(text) ? text : null);

/** What is seen: the style, and the fabric on it. */
function Caption({ worn: { style }, fabric }: { worn: Worn; fabric: TexturedProduct }) {
  return (
    <>
      {style.name} · <Code>{fabric.productCode}</Code> {fabric.productName}
    </>
  );
}

/** A style presented: the garment large and turning, the fabric changed live, its story, and the styles beside it. */
export default function StyleShowPage() {
  const { query, change } = useListQuery();
  const productId = idOf(query.get("productId"));
  const [isExpecting, setExpecting] = useState(false);
  const [hung, setHung] = useState<Hung | null>(null);
  const wanted = { size: query.get("size"), options: query.get("options") ?? "" };
  const shown = usePresented(idOf(query.get("designId")), productId, wanted);
  const { worn, fabric, previous, next, isMiscut } = shown;
  // An address may name a size or options that the style does not have, as after a change of style: it is shown as it is drafted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is corrected once for each fault
  useEffect(() => {
    if (isMiscut) change({ size: null, options: null }, true);
  }, [isMiscut]);
  if (shown.isEmpty) return <NoStyles />;
  if (shown.error && !worn) return <StyleFailed error={shown.error} onRetry={shown.retry} />;
  const step = (by: 1 | -1) => {
    const to = by === 1 ? next : previous;
    if (to) change({ designId: to.id, size: null, options: null, open: null }, true);
  };
  const open = openIn(worn?.style.garment.closures, query.get(OPEN));
  const cut = worn && { size: wanted.size ?? worn.style.garment.defaultSize, options: wanted.options };
  return (
    <article className="px-margin pt-6">
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 desk:grid-cols-[minmax(0,744fr)_minmax(0,568fr)]">
        <div className="max-tablet:-mx-margin">
          <Stage
            worn={worn}
            open={open}
            isExpecting={isExpecting}
            onHung={setHung}
            caption={worn && fabric && <Caption worn={worn} fabric={fabric} />}
            onStep={previous && next ? step : null}
          />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Heading worn={worn} productId={productId} fabric={fabric} />
          {worn && cut && (
            <Options
              key={worn.style.id}
              style={worn.style}
              cut={cut}
              open={open}
              onNear={() => setExpecting(true)}
              onCut={(next) => change(next, true)}
              onOpen={(next) => change({ [OPEN]: next }, true)}
            />
          )}
          <OtherFabric
            own={shown.own}
            fabric={fabric}
            isChosen={productId !== null}
            onChoose={(one) => {
              shown.know(one);
              change({ productId: one.productId }, true);
            }}
            onReset={() => change({ productId: null }, true)}
          />
        </div>
      </div>
      {worn && fabric && <LargeViews designId={worn.style.id} productId={fabric.productId} />}
      {worn && hung?.style.id === worn.style.id && (
        <GarmentSection
          key={`${worn.style.id} in 3D`}
          worn={worn}
          hung={hung}
          own={shown.opening}
          chosen={productId ? fabric : null}
        />
      )}
      {worn && cut && <SizesStrip style={worn.style} cut={cut} fabric={fabric} onSize={(size) => change({ size }, true)} />}
      {worn && cut && (
        <PatternSection
          key={worn.style.id}
          style={worn.style}
          fabric={fabric}
          cut={cut}
          onSize={(size) => change({ size }, true)}
        />
      )}
    </article>
  );
}
