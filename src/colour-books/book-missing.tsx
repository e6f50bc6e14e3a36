import { useTranslation } from "../i18n.ts";

/** That a code is of a sold system whose book nobody has loaded; the place to load it stands below. */
export function BookMissing({ system }: { system: string }) {
  const { t } = useTranslation("books");
  return t(
    "No book of {{system}} is loaded, and its colours are not ours to give. Load below the book you have bought, then its names and codes are found here.",
    { system },
  );
}
