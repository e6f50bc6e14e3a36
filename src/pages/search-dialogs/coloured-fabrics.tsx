import { Link, useNavigate } from "react-router-dom";
import type { searchByColour } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { colourAddress } from "../../finding/asked.ts";
import { MoreLikeOverPicture } from "../../finding/more-like.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { Pending } from "../../ui/pending.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Code } from "../../ui/words.tsx";

type Found = Data<typeof searchByColour>;
type ColouredFabricsProps = Pick<Found, "list" | "total" | "pending"> & {
  readonly colour: NonNullable<Found["colour"]>;
  /** The name or code that the colour was written as; null for a value. */
  readonly code: string | null;
  readonly onDone: () => void;
};

/** The first of the fabrics near a colour, each with how far it is away, and the way to all of them in the list. */
export function ColouredFabrics({ list, total, colour, code, pending, onDone }: ColouredFabricsProps) {
  const { t } = useTranslation(["finding", "books", "fabric"]);
  const { number } = useFormat();
  const navigate = useNavigate();
  return (
    <>
      <Pending count={pending} />
      {total === 0 && <p role="status">{t("No fabrics near this colour")}</p>}
      {total > 0 && (
        <>
          <ul className="grid max-h-[42vh] grid-cols-5 gap-x-3 gap-y-4 overflow-y-auto max-tablet:grid-cols-3">
            {list.map((fabric) => (
              <li key={fabric.productId} className="group relative min-w-0 text-note">
                <Link to={`/goodsDetails?productId=${fabric.productId}`} onClick={onDone} className="block">
                  <Picture src={fabric.productImg} ground={fabric.meanColour} alt="" sizes="160px" className="aspect-square" />
                  <Code className="mt-1 block truncate font-medium text-ink">{fabric.productCode}</Code>
                  <bdi dir="ltr" className="font-cond text-ink-3">
                    ΔE2000 {number(fabric.deltaE, 1)}
                  </bdi>
                </Link>
                <MoreLikeOverPicture fabric={fabric} />
              </li>
            ))}
          </ul>
          <Button
            tone="main"
            className="justify-self-end"
            onClick={() => {
              onDone();
              navigate(colourAddress({ hex: colour.hex, code }));
            }}
          >
            {t("All {{count}} in the list", { count: total })}
          </Button>
        </>
      )}
    </>
  );
}
