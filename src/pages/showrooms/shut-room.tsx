import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../parts/title.tsx";
import { SHOWROOMS } from "./addresses.ts";

/** What no other attempt would change. */
const SHUT = ["privateShowroom", "showroomClosed", "notFound", "validation"] as const;

/** Whether a showroom stays shut, however often one asks. */
export const isShut = (failure: ApiError): boolean => SHUT.some((key) => failure.is(key));

/** Why a showroom cannot be entered, and the way to those that can. */
export function ShutRoom({ failure }: { failure: ApiError }) {
  const { t } = useTranslation("showrooms");
  const [title, text] = failure.is("privateShowroom")
    ? [t("This showroom is private"), t("It was made for another company. Your contact at the mill can arrange one for yours.")]
    : failure.is("showroomClosed")
      ? [t("This showroom has closed"), t("Ask your contact at the mill for its fabrics, or look at what is open now.")]
      : [t("There is no showroom at this address"), t("It may not be open yet, or was taken away.")];
  return (
    <div className="px-margin pt-10">
      <PageTitle name={title}>{title}</PageTitle>
      <p className="mt-4 max-w-[440px] border-t border-edge pt-2.5 text-dense text-ink-2">{text}</p>
      <div className="mt-5">
        <ButtonLink to={SHOWROOMS}>{t("All showrooms")}</ButtonLink>
      </div>
    </div>
  );
}
