import type { TexturedProduct } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Code } from "../../ui/words.tsx";
import { addressOfFabric } from "../parts/fabric.tsx";
import { FabricPicker } from "../parts/fabric-picker.tsx";

type OtherFabricProps = {
  /** The fabrics that the style opens with. */
  readonly own: readonly TexturedProduct[];
  readonly fabric: TexturedProduct | null;
  readonly isChosen: boolean;
  readonly onChoose: (fabric: TexturedProduct) => void;
  readonly onReset: () => void;
};

/** What the style is shown in, and the fabrics it can be shown in. */
export function OtherFabric({ own, fabric, isChosen, onChoose, onReset }: OtherFabricProps) {
  const { t } = useTranslation(["around", "pages"]);
  const fabricAddress = fabric && addressOfFabric(fabric);
  return (
    <section>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="voice-name text-head">{t("In another fabric")}</h2>
        {isChosen && (
          <Button tone="quiet" size="small" onClick={onReset}>
            {t("As the style opens")}
          </Button>
        )}
      </header>
      {fabric && (
        <p className="mb-3 text-dense text-ink-2">
          {fabricAddress ? (
            <Link to={fabricAddress} className="quiet-link">
              <Code>{fabric.productCode}</Code> {fabric.productName}
            </Link>
          ) : (
            <>
              <Code>{fabric.productCode}</Code> {fabric.productName}
            </>
          )}
          {fabric.attrs.composition && ` · ${fabric.attrs.composition}`}
        </p>
      )}
      <FabricPicker own={own} chosen={fabric ? [fabric.productId] : []} onChoose={onChoose} />
    </section>
  );
}
