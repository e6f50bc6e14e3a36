import { useTranslation } from "../i18n.ts";

/** That a code is of a sold system whose book nobody has loaded; the place to load it stands below. */
export function BookMissing({ system }: { system: string }) {
  const { t } = useTranslation("books");
  return t(
    "No {{system}} book is loaded, and we may not supply its colours. Upload the book you have bought below to find its names and codes here.",
    { system },
  );
}
