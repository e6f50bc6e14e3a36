import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import type { Listing } from "@selvedge/contract";
import { ConsultButton } from "../../consult/consult-button.tsx";
import { useTranslation } from "../../i18n.ts";
import { openSearch } from "../../state/search-dialogs.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { readAdvcid, writeAdvcid } from "../search-dialogs/advcid.ts";
import { ADVANCED } from "./fields.ts";
import { type Changes, countFilters, type ListState, WITHOUT_FILTERS } from "./list-state.ts";
import type { Change } from "./use-list.ts";

type Drop = NonNullable<Listing["relax"]>["drops"][number];

/** What leaving one thing out changes in the address. */
export function changesOf({ kind, field, keys }: Drop, state: ListState): Changes {
  if (kind === "word") return { cid: keys };
  if (kind === "menu") return { primaryId: null, secondaryId: null, tertiaryId: null };
  const part = ADVANCED.findIndex((one) => one.field === field);
  const advanced = readAdvcid(state.advcid);
  if (field === null) return WITHOUT_FILTERS;
  return part >= 0 && advanced[part] ? { [field]: null, advcid: writeAdvcid(advanced.with(part, "")) } : { [field]: null };
}

/** A list without a fabric is never the end: words nearby, one thing left out with what that gives, a picture, the mill itself. */
export function NoResults({ listing, state, change }: { listing: Listing; state: ListState; change: Change }) {
  const { t } = useTranslation("finding");
  const { terms, drops } = listing.relax ?? { terms: [], drops: [] };
  const words = [...new Set(state.cid.split(/\s+/).filter(Boolean))];
  return (
    <div className="max-w-2xl border-t border-edge pt-2.5 text-ink-2">
      <h2 className="font-medium text-ink">
        {state.cid ? t("No fabric matches “{{word}}”", { word: state.cid }) : t("No fabrics match all filters")}
      </h2>
      {terms.length > 0 && (
        <section className="mt-5">
          <h3 className="mb-2 text-dense">{t("Similar words")}</h3>
          <p className="flex flex-wrap gap-2">
            {terms.map(({ text, total }) => (
              <Button key={text} size="small" onClick={() => change({ cid: text })}>
                {text} <span className="font-cond text-ink-3">{total}</span>
              </Button>
            ))}
          </p>
        </section>
      )}
      {drops.length > 0 && (
        <section className="mt-5">
          <h3 className="mb-1 text-dense">{t("Remove one filter")}</h3>
          <ul>
            {drops.map((drop) => (
              <li key={drop.kind + drop.field + drop.text} className="border-b border-line">
                <button
                  type="button"
                  onClick={() => change(changesOf(drop, state))}
                  className="flex min-h-9 w-full items-center justify-between gap-4 text-start text-ink hover:bg-plate pointer-coarse:min-h-11"
                >
                  <span>
                    {t("without")} {drop.label !== drop.text && <span className="text-ink-3">{drop.label} </span>}
                    {drop.text}
                  </span>
                  <span className="font-cond whitespace-nowrap">{t("{{count}} fabrics", { count: drop.total })}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {terms.length + drops.length === 0 && words.length > 1 && (
        <section className="mt-5">
          <h3 className="mb-2 text-dense">{t("Search for one of the words")}</h3>
          <p className="flex flex-wrap gap-2">
            {words.map((word) => (
              <Button key={word} size="small" onClick={() => change({ cid: word })}>
                {word}
              </Button>
            ))}
          </p>
        </section>
      )}
      <section className="mt-6 flex flex-wrap items-center gap-3">
        {countFilters(state) > 0 && <Button onClick={() => change(WITHOUT_FILTERS)}>{t("Clear all")}</Button>}
        <Button icon={<Icon of={CameraIcon} />} onClick={() => openSearch("picture", null, { keepsFilters: false })}>
          {t("Search by picture")}
        </Button>
        <ConsultButton kind="development" words={state.cid || undefined} />
        <ButtonLink to="/goods">{t("All fabrics")}</ButtonLink>
      </section>
    </div>
  );
}
