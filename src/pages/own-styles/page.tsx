import type { JoinedPattern } from "@selvedge/garment-core";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import { upload, useCall, useSend } from "../../api/call.ts";
import { getStyleList, listOwnStyles, readOwnPattern, removeOwnStyle } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { begun } from "../../own-pattern/pattern-state.ts";
import { Workbench } from "../../own-pattern/workbench.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons, StyleCard } from "../parts/cards.tsx";
import { FabricAlong } from "../parts/fabric-along.tsx";
import { PageTitle } from "../parts/title.tsx";

/** What the server says of a file it cannot read. */
function FileFault({ error }: { error: ApiError }) {
  const { t } = useTranslation("own-styles");
  const { number } = useFormat();
  const data = error.data as { fields?: readonly { message: string }[]; line?: number | null; reason?: string } | null;
  return (
    <div role="alert" className="mb-6 max-w-xl border-t border-edge pt-2.5 text-dense">
      <p className="font-medium text-fault">{data?.fields?.[0]?.message ?? error.message}</p>
      {data?.line != null && <p className="mt-0.5 text-ink-2">{t("Line {{line}} of the file", { line: number(data.line) })}</p>}
      {data?.reason && (
        <p className="mt-0.5 text-note text-ink-3">
          <bdi dir="ltr" lang="en">
            {data.reason}
          </bdi>
        </p>
      )}
    </div>
  );
}

/** Styles of the caller's company: those it has, and a new one from a DXF pattern. */
export default function OwnStylesPage() {
  const { t } = useTranslation(["own-styles", "pages"]);
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [pattern, setPattern] = useState<JoinedPattern | null>(null);
  const [cutOnly, setCutOnly] = useState<readonly string[]>([]);
  const styles = useCall(listOwnStyles, {});
  const remove = useSend(removeOwnStyle, [listOwnStyles, getStyleList]);
  const read = useMutation<void, ApiError, File>({
    mutationFn: async (file) => {
      const found = await upload(readOwnPattern, file, {});
      setCutOnly(found.withoutSeamLine);
      setPattern(begun(found, file.name));
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) read.mutate(file);
    target.value = "";
  };
  return (
    <div className="px-margin pt-6 pb-10">
      <FabricAlong />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle note={styles.data && !pattern && number(styles.data.length)}>{t("Own styles")}</PageTitle>
        <div className="flex gap-2">
          {pattern && (
            <Button tone="quiet" onClick={() => setPattern(null)}>
              {t("Back to the own styles")}
            </Button>
          )}
          <Button tone={pattern ? "plain" : "main"} busy={read.isPending} onClick={() => input.current?.click()}>
            {t("Upload a DXF pattern")}
          </Button>
          <input ref={input} type="file" accept=".dxf,image/vnd.dxf" hidden onChange={choose} />
        </div>
      </div>
      {read.error && <FileFault error={read.error} />}
      {pattern ? (
        <>
          {cutOnly.length > 0 && (
            <p className="mb-4 max-w-2xl text-dense text-warn">
              {t("Without a seam line, the cut line is taken as the seam line:")} {cutOnly.slice(0, 8).join(", ")}
            </p>
          )}
          <Workbench pattern={pattern} onChange={setPattern} />
        </>
      ) : (
        <>
          <p className="mb-6 max-w-2xl text-ink-2">
            {t(
              "A pattern of yours in DXF-AAMA, as cutting rooms write it: its edges are joined, it is draped, and opens in the editor like any style. Only your company sees it.",
            )}
          </p>
          {styles.isPending && <CardSkeletons count={4} />}
          {styles.error && <ErrorState error={styles.error} onRetry={styles.refetch} />}
          {styles.data?.length === 0 && <Empty title={t("No own styles yet")}>{t("Upload a DXF file to start.")}</Empty>}
          {styles.data && styles.data.length > 0 && (
            <CardGrid>
              {styles.data.map((style) => (
                <StyleCard
                  key={style.id}
                  style={style}
                  below={
                    <Button size="small" tone="quiet" onClick={() => remove.mutate({ id: style.id })}>
                      {t("Remove")}
                    </Button>
                  }
                />
              ))}
            </CardGrid>
          )}
        </>
      )}
    </div>
  );
}
