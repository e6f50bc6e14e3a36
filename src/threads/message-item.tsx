import type { Message } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { cx } from "../ui/classes.ts";
import { Picture } from "../ui/picture.tsx";
import { Code } from "../ui/words.tsx";

/** One message. One's own stand at the end of the line on a plate, the others' at its start. */
export function MessageItem({ message }: { message: Message }) {
  const { t } = useTranslation("messages");
  const { date } = useFormat();
  return (
    <li
      className={cx(
        "grid max-w-[85%] gap-2 rounded-control border px-3.5 py-2.5 text-dense",
        message.mine ? "justify-self-end border-plate bg-plate" : "justify-self-start border-line bg-sheet",
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-note text-ink-2">
        <bdi className="font-medium text-ink">{message.mine ? t("You") : message.author}</bdi>
        {message.byMill && !message.mine && <span>{t("the mill")}</span>}
        <span>
          {t("Send time")} <time dateTime={message.createdAt}>{date(message.createdAt, true)}</time>
        </span>
        {message.revision !== null && <span>{t("Revision {{revision}}", { revision: message.revision })}</span>}
      </p>
      {message.mail && (
        <p className="text-note text-ink-2">
          {t("Customer e-mail")}{" "}
          <a href={`mailto:${message.mail}`} dir="ltr" className="quiet-link break-all">
            {message.mail}
          </a>
        </p>
      )}
      {message.content && (
        <p dir="auto" className="whitespace-pre-wrap break-words text-body text-ink">
          {message.content}
        </p>
      )}
      {message.products.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {message.products.map(({ productId, productCode, productName }) => (
            <li key={productId}>
              <Link to={`/goodsDetails?productId=${productId}`} className="quiet-link inline-flex min-h-6 items-center gap-1.5">
                <Code>{productCode}</Code>
                {productName}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {message.images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {message.images.map(({ imageId, url, thumbUrl }) => (
            <li key={imageId}>
              <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t("Open the picture")}>
                <Picture src={thumbUrl} alt="" sizes="144px" className="size-36 max-tablet:size-24" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
