import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { leadsSomewhere } from "../../routes.tsx";

/** Where a fabric is shown in full. */
const fabricAddress = (productId: string): string => `/goodsDetails?productId=${productId}`;

type FabricLinkProps = {
  productId: string;
  className?: string;
  title?: string;
  label?: string;
  onClick?: () => void;
  children?: ReactNode;
};

/** Leads to the fabric's own page; what the arrow keys of a list walk. */
export function FabricLink({ productId, className, title, label, onClick, children }: FabricLinkProps) {
  const to = fabricAddress(productId);
  if (!leadsSomewhere(to)) return <span className={className}>{children}</span>;
  return (
    <Link to={to} data-card className={className} title={title} aria-label={label} onClick={onClick}>
      {children}
    </Link>
  );
}
