import type { ProductCard } from "@selvedge/contract";
import { Fragment } from "react";
import { MoreLike } from "../../finding/more-like.tsx";
import { useTranslation } from "../../i18n.ts";
import { chooseAll, toggleChosen, useChosen } from "../../state/chosen.ts";
import { Checkbox } from "../../ui/choices.tsx";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { type Alike, Likeness } from "./by-picture/likeness.tsx";
import { FabricLink } from "./fabric-link.tsx";
import { useFacts } from "./words.ts";

const CELL = "py-1.5 pe-4 align-middle";
const NUMBER = cx(CELL, "text-end whitespace-nowrap");

function Row({ fabric, alike }: { fabric: ProductCard; alike: Alike | undefined }) {
  const { t } = useTranslation("finding");
  const facts = useFacts();
  const isChosen = useChosen(({ fabrics }) => fabrics.some(({ productId }) => productId === fabric.productId));
  const numbers = [
    facts.weight(fabric),
    facts.width(fabric),
    facts.moq(fabric),
    facts.price(fabric.price, fabric.moq?.unit) ?? undefined,
  ];
  return (
    <tr className={cx("border-t border-line hover:bg-plate", isChosen && "bg-thread-wash hover:bg-thread-wash")}>
      <td className={cx("w-8 py-1.5", isChosen && "thread-edge")}>
        <Checkbox
          label={<span className="sr-only">{t("Choose {{code}}", { code: fabric.productCode })}</span>}
          checked={isChosen}
          onChange={() => toggleChosen(fabric)}
        />
      </td>
      <td className="w-14 py-1.5 pe-2">
        <Picture src={fabric.productImg} ground={fabric.meanColour} alt="" sizes="48px" className="size-12" />
      </td>
      <td className="w-10 py-1.5 pe-2">
        <MoreLike fabric={fabric} />
      </td>
      <td className={cx(CELL, "min-w-48")}>
        <FabricLink productId={fabric.productId} className="group block">
          <span data-code className="block font-medium">
            <Code>{fabric.productCode}</Code>
          </span>
          <span className="group-hover:underline group-hover:decoration-edge group-hover:underline-offset-[3px]">
            {fabric.productName}
          </span>
        </FabricLink>
        {alike && <Likeness alike={alike} className="mt-1 tablet:hidden" />}
      </td>
      {alike && (
        <td className={cx(CELL, "max-tablet:hidden", "shares" in alike ? "min-w-38" : "whitespace-nowrap")}>
          <Likeness alike={alike} />
        </td>
      )}
      <td className={cx(CELL, "text-ink-2")}>{fabric.attrs.composition}</td>
      <td className={cx(CELL, "font-cond text-ink-2")}>
        <Code className="whitespace-nowrap">{facts.construction(fabric)}</Code>
      </td>
      {numbers.slice(0, 2).map((quantity, index) => (
        <td key={index} className={NUMBER}>
          {quantity && <Quantity {...quantity} />}
        </td>
      ))}
      <td className={CELL}>{facts.stock(fabric)}</td>
      <td className={NUMBER}>{numbers[2] && <Quantity {...numbers[2]} />}</td>
      <td className={NUMBER}>{facts.leadTime(fabric)}</td>
      <td className={cx(NUMBER, "pe-0")}>
        {numbers[3] ? <Quantity {...numbers[3]} /> : <span className="text-ink-3">{t("on request")}</span>}
      </td>
    </tr>
  );
}

type FabricTableProps = {
  fabrics: readonly ProductCard[];
  /** How like a picture they are, in their order. */
  alike?: readonly Alike[] | undefined;
  /** From which place on they are not close to it. */
  notCloseFrom?: number | null;
};

const COLUMNS = 12;

/** The list as rows of facts: what a buyer reads who knows what to look for. */
export function FabricTable({ fabrics, alike, notCloseFrom }: FabricTableProps) {
  const { t } = useTranslation("finding");
  const chosenHere = useChosen(
    ({ fabrics: chosen }) => fabrics.filter(({ productId }) => chosen.some((one) => one.productId === productId)).length,
  );
  const heads = [t("Weight"), t("Width"), t("Stock"), t("Minimum"), t("Lead time"), t("Price")];
  return (
    <div className="overflow-x-auto ps-2">
      <table className="w-full text-dense">
        <thead className="text-note text-ink-3">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              <Checkbox
                label={<span className="sr-only">{t("Choose all on this page")}</span>}
                checked={chosenHere === fabrics.length}
                mixed={chosenHere > 0 && chosenHere < fabrics.length}
                onChange={(on) => {
                  if (on) chooseAll(fabrics);
                  else for (const fabric of fabrics) toggleChosen(fabric);
                }}
              />
            </th>
            <th scope="col" colSpan={3} className="pe-4 text-start font-normal">
              {t("Fabric")}
            </th>
            {alike && (
              <th scope="col" className="pe-4 text-start font-normal max-tablet:hidden">
                {t("Similarity")}
              </th>
            )}
            <th scope="col" className="pe-4 text-start font-normal">
              {t("Composition")}
            </th>
            <th scope="col" className="pe-4 text-start font-normal">
              {t("Construction")}
            </th>
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={cx("font-normal", index === 2 ? "text-start" : "text-end", index < heads.length - 1 && "pe-4")}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fabrics.map((fabric, index) => (
            <Fragment key={fabric.productId}>
              {index === notCloseFrom && (
                <tr className="border-t border-line">
                  <td colSpan={COLUMNS + (alike ? 1 : 0)} className="py-3 text-ink-2">
                    {t("From here on, fabrics are not close to your picture.")}
                  </td>
                </tr>
              )}
              <Row fabric={fabric} alike={alike?.[index]} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
