import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import type { Product } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const LinkDialog = lazy(() => import("../parts/link-dialog.tsx"));

/** A link to the fabric for somebody without an account. */
export function ShareButton({ product }: { readonly product: Product }) {
  const { t } = useTranslation("fabric");
  const [isOpen, setOpen] = useState(false);
  const { productId, productCode, productName } = product;
  return (
    <>
      <IconButton
        label={t("Share {{code}}", { code: productCode })}
        icon={<Icon of={ShareNetworkIcon} size={20} />}
        onClick={() => setOpen(true)}
        className="pointer-coarse:size-11"
      />
      {isOpen && (
        <Suspense>
          <LinkDialog
            kind="product"
            id={productId}
            title={t("Share {{code}}?", { code: productCode })}
            shows={t("Anyone with the link sees the fabric and its construction, without price and stock.")}
            name={`${productCode} ${productName}`}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
