import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../parts/title.tsx";
import { ShareFrame } from "../share/share-frame.tsx";
import { SHOWROOMS } from "../showrooms/addresses.ts";

/** Whether a link is in order and its showroom is not open. */
export const isShut = (failure: ApiError): boolean => failure.is("showroomClosed") || failure.is("notFound");

/** Why a link shows no showroom now; for a customer with the way to those that are open. */
export function ShutByLink({ failure }: { failure: ApiError }) {
  const { t } = useTranslation("showrooms");
  const customer = useSession((state) => state.customer);
  const [title, text] = failure.is("showroomClosed")
    ? [t("This showroom has closed"), t("Please ask the sender what is shown now.")]
    : [t("There is no showroom at this address"), t("It may not be open yet, or was taken away.")];
  return (
    <ShareFrame>
      <div className="px-margin py-16 max-tablet:px-4">
        <PageTitle name={title}>{title}</PageTitle>
        <p className="mt-4 max-w-[440px] border-t border-edge pt-2.5 text-dense text-ink-2">{text}</p>
        {customer && (
          <div className="mt-5">
            <ButtonLink to={SHOWROOMS}>{t("All showrooms")}</ButtonLink>
          </div>
        )}
      </div>
    </ShareFrame>
  );
}
