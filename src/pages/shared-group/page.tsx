import type { ProductCard } from "@selvedge/contract";
import { SIZES } from "@selvedge/contract/picture-sizes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { z } from "zod";
import { call, useCall } from "../../api/call.ts";
import { getSharedGroup, openShare } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { CardGrid, CardSkeletons } from "../parts/cards.tsx";
import { useListQuery } from "../parts/query.ts";
import { SCALE_MM } from "../parts/scale.ts";
import { PageTitle } from "../parts/title.tsx";
import { GoneView } from "../share/gone-view.tsx";
import { PasswordView } from "../share/password-view.tsx";
import { ShareFrame } from "../share/share-frame.tsx";

const PAGE_SIZE = 48;

/** Fabrics somebody has chosen, for whoever holds the link: without prices and anything personal. */
export default function SharedGroupPage() {
  const { t } = useTranslation("favourites");
  const [query] = useSearchParams();
  const shareToken = query.get("shareToken");
  if (!shareToken) return <GoneView isUnknown asking={t("Please send me a new link to the fabrics")} />;
  return <ThroughLink key={shareToken} shareToken={shareToken} />;
}

/** Opens the link first: that counts as one opening and says whether a password is needed. */
function ThroughLink({ shareToken }: { shareToken: string }) {
  const { t } = useTranslation("favourites");
  const [sharePassword, setPassword] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["share/open", shareToken, sharePassword ?? null],
    queryFn: () => call(openShare, { shareToken, password: sharePassword }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const asking = t("Please send me a new link to the fabrics");
  if (data?.kind === "group") return <Group groupId={data.id} linkKey={{ shareToken, sharePassword }} />;
  if (data) return <GoneView isUnknown asking={asking} />;
  const failure = error && asApiError(error);
  if (failure?.is("sharePassword") || (sharePassword !== undefined && (isFetching || failure?.is("tooMany"))))
    return (
      <PasswordView
        isWrong={sharePassword !== undefined && !isFetching}
        isBusy={isFetching}
        failure={failure}
        onPassword={setPassword}
        words={{ title: t("This group is protected"), open: t("Open the group") }}
      />
    );
  if (failure?.is("shareGone") || failure?.is("validation"))
    return <GoneView isUnknown={failure.is("validation")} asking={asking} />;
  return (
    <ShareFrame>
      <div className="px-margin py-10 max-tablet:px-4">
        {failure ? (
          <ErrorState error={failure} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={8} shape="aspect-square" />
        )}
      </div>
    </ShareFrame>
  );
}

function Group({ groupId, linkKey }: { groupId: string; linkKey: { shareToken: string; sharePassword?: string } }) {
  const { t } = useTranslation("favourites");
  const { change, page } = useListQuery();
  const customer = useSession((state) => state.customer);
  const { data, error, refetch } = useCall(
    getSharedGroup,
    { groupId, ...linkKey, pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  return (
    <ShareFrame>
      <div className="mx-auto w-full max-w-[1600px] px-margin py-8 max-tablet:px-4">
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <CardSkeletons count={8} shape="aspect-square" />}
        {data && (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <div>
                <PageTitle name={data.groupName} note={t("{{count}} fabrics", { count: data.total })}>
                  <bdi>{data.groupName}</bdi>
                </PageTitle>
                <p className="mt-1 text-ink-2">
                  {t("Chosen by {{name}}, {{company}}", { name: data.sender, company: data.company })}
                </p>
              </div>
              <div className="text-end">
                {!customer && (
                  <ButtonLink size="small" to="/login">
                    {t("Sign in to ask for prices")}
                  </ButtonLink>
                )}
                <p className="mt-2 text-note text-ink-3">{t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM })}</p>
              </div>
            </div>
            <div className="mt-7">
              {data.total === 0 ? (
                <Empty title={t("This group is empty")} />
              ) : (
                <CardGrid>
                  {data.list.map((fabric) => (
                    <Fabric key={fabric.productId} fabric={fabric} />
                  ))}
                </CardGrid>
              )}
            </div>
            <div className="mt-8">
              <Pager page={data.pageNum} pages={data.pages} onPage={(next) => change({ page: next })} />
            </div>
          </>
        )}
      </div>
    </ShareFrame>
  );
}

function Fabric({ fabric }: { fabric: z.infer<typeof ProductCard> }) {
  const { t } = useTranslation("favourites");
  const { number } = useFormat();
  const { productCode, productName, productImg, meanColour, attrs } = fabric;
  return (
    <li className="min-w-0">
      <Picture src={productImg} ground={meanColour} alt="" sizes={SIZES.card} className="aspect-square" />
      <p className="mt-2.5 text-dense font-medium">
        <Code>{productCode}</Code>
      </p>
      <p dir="auto" className="voice-name truncate text-read rtl:text-right" title={productName}>
        {productName}
      </p>
      <p className="truncate text-dense text-ink-2">{attrs.composition}</p>
      <p className="font-cond text-dense text-ink-2">
        {attrs.weight != null && <Quantity value={number(attrs.weight)} unit={t("g/m²")} />}
        {attrs.weight != null && attrs.width != null && " · "}
        {attrs.width != null && <Quantity value={number(attrs.width)} unit={t("cm")} />}
      </p>
    </li>
  );
}
