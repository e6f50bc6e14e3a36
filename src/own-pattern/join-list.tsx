import { LinkBreakIcon } from "@phosphor-icons/react/dist/csr/LinkBreak";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { DrawnJoin, JoinAnswer } from "./messages.ts";

type Named = { nameOf: (key: string) => string };

/** A seam in words: which pieces, how long, and by how much the sides differ. */
export function JoinWords({ join: { a, b, ease }, nameOf }: { join: DrawnJoin } & Named) {
  const { t } = useTranslation("own-styles");
  const { number } = useFormat();
  const off = a.length - b.length;
  const sign = Math.abs(off) < 0.05 ? "" : off > 0 ? "+" : "−";
  const difference = `${sign}${number(Math.abs(off), 1)} mm`;
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate">
        <bdi>{a.piece === b.piece ? nameOf(a.piece) : `${nameOf(a.piece)} – ${nameOf(b.piece)}`}</bdi>
      </span>
      <span className="block text-note text-ink-3 tabular-nums">
        <bdi dir="ltr">{number(Math.round(a.length))} mm</bdi>
        {" · "}
        {t("Difference")} <bdi dir="ltr">{difference}</bdi>
        {ease !== 1 && ` · ${t("with ease {{share}} %", { share: number(Math.round((ease - 1) * 100)) })}`}
      </span>
    </span>
  );
}

type ListProps = Named & { onShow: (join: DrawnJoin | null) => void };

function Row({ join, onShow, children }: { join: DrawnJoin; onShow: ListProps["onShow"]; children: ReactNode }) {
  return (
    <li
      className="flex min-h-11 items-center gap-2 border-b border-line py-1"
      onPointerEnter={() => onShow(join)}
      onPointerLeave={() => onShow(null)}
      onFocus={() => onShow(join)}
      onBlur={() => onShow(null)}
    >
      {children}
    </li>
  );
}

/** What is suggested to be joined, to be taken one by one or all at once. */
export function Suggestions({
  suggestions,
  onTake,
  nameOf,
  onShow,
}: ListProps & { suggestions: JoinAnswer["suggestions"]; onTake: (taken: JoinAnswer["suggestions"]) => void }) {
  const { t } = useTranslation("own-styles");
  if (suggestions.length === 0) return null;
  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium">{t("Suggested seams")}</h3>
        <Button size="small" onClick={() => onTake(suggestions)}>
          {t("Join all")}
        </Button>
      </div>
      <p className="mt-0.5 text-note text-ink-3">{t("By length, notches and where the edges lie on the body.")}</p>
      <ul className="mt-1 text-dense">
        {suggestions.map((one) => (
          <Row key={`${one.join.a.piece} ${one.join.a.from} ${one.join.b.piece}`} join={one.drawn} onShow={onShow}>
            <JoinWords join={one.drawn} nameOf={nameOf} />
            <IconButton label={t("Join")} icon={<Icon of={PlusIcon} />} onClick={() => onTake([one])} />
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** The seams there are, by the number that stands on their edges. */
export function Seams({
  joins,
  onPart,
  nameOf,
  onShow,
}: ListProps & { joins: readonly DrawnJoin[]; onPart: (index: number) => void }) {
  const { t } = useTranslation("own-styles");
  const { number } = useFormat();
  if (joins.length === 0) return null;
  return (
    <section>
      <h3 className="font-medium">{t("Seams")}</h3>
      <ul className="mt-1 text-dense">
        {joins.map((join, i) => (
          <Row key={`${join.a.piece} ${i}`} join={join} onShow={onShow}>
            <span className="w-6 text-ok tabular-nums">{number(i + 1)}</span>
            <JoinWords join={join} nameOf={nameOf} />
            <IconButton label={t("Separate")} icon={<Icon of={LinkBreakIcon} />} onClick={() => onPart(i)} />
          </Row>
        ))}
      </ul>
    </section>
  );
}
