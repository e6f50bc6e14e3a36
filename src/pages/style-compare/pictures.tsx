import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { DesignCard, TexturedProduct } from "@selvedge/contract";
import { Link } from "react-router-dom";
import type { z } from "zod";
import { useTranslation } from "../../i18n.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";
import { CardGrid } from "../parts/cards.tsx";

type Compared = {
  readonly key: string;
  readonly design: z.infer<typeof DesignCard>;
  readonly fabric: TexturedProduct;
  /** Null while its address is asked for. */
  readonly url: string | null;
};

/** The garments beside each other, all from the same side and the same distance. */
export function Pictures({
  pictures,
  onRemove,
}: {
  pictures: readonly Compared[];
  onRemove: ((fabric: TexturedProduct) => void) | null;
}) {
  const { t } = useTranslation("around");
  return (
    <CardGrid>
      {pictures.map(({ key, design, fabric, url }) => (
        <li key={key} className="relative min-w-0">
          <Link
            to={`/styleShow?${new URLSearchParams({ designId: design.id, productId: fabric.productId })}`}
            className="group block"
          >
            {url ? (
              <Picture key={url} src={url} alt="" fit="contain" className="aspect-[4/5]" />
            ) : (
              <Skeleton className="aspect-[4/5]" />
            )}
            <span className="voice-name mt-2.5 block truncate text-read decoration-edge decoration-1 underline-offset-4 group-hover:underline">
              {design.name}
            </span>
            <span className="block truncate text-dense text-ink-2" title={fabric.productName}>
              <Code>{fabric.productCode}</Code> {fabric.productName}
            </span>
          </Link>
          {onRemove && (
            <IconButton
              label={t("Remove {{code}}", { code: fabric.productCode })}
              size="small"
              icon={<Icon of={XIcon} />}
              onClick={() => onRemove(fabric)}
              onCloth
              className="absolute! end-2 top-2"
            />
          )}
        </li>
      ))}
    </CardGrid>
  );
}
