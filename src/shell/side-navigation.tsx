import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { cx } from "../ui/classes.ts";
import { userCentrePlaces } from "./tabs.ts";

/** The places of the user centre beside its pages, on a phone in a row above them, where the present one is brought into view. Nothing while there is only one. */
export default function SideNavigation() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const places = userCentrePlaces();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the row
  useEffect(() => {
    const here = row.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const seen = row.current?.getBoundingClientRect();
    if (here && seen) row.current?.scrollBy({ left: here.x + here.width / 2 - seen.x - seen.width / 2, behavior: "instant" });
  }, [pathname]);
  if (places.length < 2) return null;
  return (
    <nav
      ref={row}
      aria-label={t("Personal Center")}
      className="max-tablet:overflow-x-auto max-tablet:border-b max-tablet:border-line max-tablet:px-margin max-tablet:[scrollbar-width:none] tablet:w-56 tablet:shrink-0 tablet:ps-margin tablet:pt-7"
    >
      <ul className="max-tablet:flex max-tablet:gap-5">
        {places.map(({ key, titleKey, to }) => {
          const path = to.split("?")[0]!.toLowerCase();
          // Favourites of styles have a path of their own.
          const isHere = [path, `${path}style`].includes(pathname.toLowerCase());
          return (
            <li key={key}>
              <Link
                to={to}
                aria-current={isHere ? "page" : undefined}
                className={cx(
                  "flex min-h-8 items-center whitespace-nowrap pointer-coarse:min-h-11",
                  isHere ? "font-medium text-ink max-tablet:thread-under tablet:thread-edge" : "text-ink-2 hover:text-ink",
                )}
              >
                {t(titleKey)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
