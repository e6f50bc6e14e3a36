import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { lazy, Suspense } from "react";
import { Outlet } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { useConnection } from "../state/connection.ts";
import { useSession } from "../state/session.ts";
import { cx } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import { Header } from "./header.tsx";

const SignedIn = lazy(() => import("./signed-in.tsx"));

/** Under the header while the server is away; what is on the page stays. */
function Offline() {
  const { t } = useTranslation("shell");
  const isAway = useConnection((state) => state.isAway);
  return (
    <div role="status">
      {isAway && (
        <p className="flex items-center gap-2 bg-warn-wash px-margin py-1.5 text-dense text-warn">
          <Icon of={WarningOctagonIcon} />
          {t("No connection. What you see was loaded before.")}
        </p>
      )}
    </div>
  );
}

function Footer() {
  const { t } = useTranslation("shell");
  return (
    <footer className="mt-16 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line px-margin py-5 text-note text-ink-3">
      <p>
        <bdi dir="ltr">© {new Date().getFullYear()} Selvedge Mill</bdi>
      </p>
      <p>{t("All cloth and all patterns are shown at true scale.")}</p>
    </footer>
  );
}

/** Header, page, footer; on a phone the bottom bar. */
export function Shell() {
  const { t } = useTranslation("shell");
  const customer = useSession((state) => state.customer);
  return (
    <div className={cx("flex min-h-dvh flex-col", customer && "max-tablet:pb-16 max-tablet:[--bottom-bar:4rem]")}>
      <a
        href="#content"
        className="sr-only z-60 bg-sheet p-3 shadow-float focus:not-sr-only focus:fixed focus:inset-s-2 focus:top-2"
      >
        {t("To the content")}
      </a>
      <Header />
      <Offline />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1600px] flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      {customer && (
        <Suspense>
          <SignedIn part="bottom" customer={customer} />
        </Suspense>
      )}
    </div>
  );
}
