import type { OrderPaper } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Code } from "../../ui/words.tsx";
import { Bytes } from "../parts/bytes.tsx";
import { PAPER_KINDS } from "./words.ts";

type DocumentItemsProps = { papers: readonly OrderPaper[]; className?: string };

/** What there is of an order on paper, each a file to fetch with its kind, its day and, where it is kept, its size. */
export function DocumentItems({ papers, className }: DocumentItemsProps) {
  const { t } = useTranslation(["orders", "inspection"]);
  const { date } = useFormat();
  return papers.map(({ kind, name, url, bytes, createdAt, report }) => (
    <li key={url} className={className}>
      <a href={url} download={name} className="quiet-link block truncate">
        <bdi>{name}</bdi>
      </a>
      <span className="block text-note text-ink-3">
        {t(PAPER_KINDS[kind])} · {date(createdAt)}
        {bytes !== null && (
          <>
            {" · "}
            <Bytes of={bytes} />
          </>
        )}
      </span>
      {report && (
        <Link to={`/inspectionReport?reportId=${report.reportId}`} className="quiet-link text-note">
          <Code>{report.productCode}</Code>{" "}
          {t(report.grade === "first" ? "First quality" : "Second quality", { ns: "inspection" })}
        </Link>
      )}
    </li>
  ));
}
