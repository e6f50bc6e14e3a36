import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/states.tsx";
import { ShareFrame } from "./share-frame.tsx";

/** A link that shows nothing any more, or never did, and what one can do then. */
export function GoneView({ isUnknown, asking }: { isUnknown: boolean; asking?: string }) {
  const { t } = useTranslation("share");
  const customer = useSession((state) => state.customer);
  return (
    <ShareFrame>
      <div className="px-margin py-16 max-tablet:px-4">
        <h1 className="voice mb-6 text-title">
          {isUnknown ? t("This link is not complete") : t("This link is no longer valid")}
        </h1>
        <Empty
          title={isUnknown ? t("A part of the address is missing or was changed.") : t("It has expired or was withdrawn.")}
          action={
            <span className="flex flex-wrap gap-2">
              <ButtonLink to={customer ? "/home" : "/login"} size="small">
                {customer ? t("Go to start page") : t("Sign in")}
              </ButtonLink>
              <a
                href={`mailto:?subject=${encodeURIComponent(asking ?? t("Please send me a new link to the design"))}&body=${encodeURIComponent(location.href.replace(/shareToken=[^&]*/, "shareToken=…"))}`}
                className="inline-flex min-h-7 items-center px-2 text-dense underline decoration-edge underline-offset-[3px] hover:decoration-ink pointer-coarse:min-h-9"
              >
                {t("Write to the sender")}
              </a>
            </span>
          }
        >
          {isUnknown
            ? t("Please open the whole link from the message you received.")
            : t("Please ask the sender for a new link.")}
        </Empty>
      </div>
    </ShareFrame>
  );
}
