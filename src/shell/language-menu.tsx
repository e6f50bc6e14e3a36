import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { GlobeIcon } from "@phosphor-icons/react/dist/csr/Globe";
import { chooseLanguage, currentLanguage, useTranslation } from "../i18n.ts";
import { LANGUAGES } from "../i18n-languages.ts";
import { cx } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "../ui/menu.tsx";

/** The ten languages, each by its own name. */
export function LanguageMenu({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation("shell");
  const language = currentLanguage();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${t("Language")}: ${language.name}`}
          className="grip flex min-h-8 items-center gap-1.5 whitespace-nowrap hover:text-ink"
        >
          <Icon of={GlobeIcon} size={20} />
          <span className={cx(compact && "max-[90rem]:sr-only")}>{language.name}</span>
          <Icon of={CaretDownIcon} className={cx(compact && "max-[90rem]:hidden")} />
        </button>
      }
      entries={LANGUAGES.map(({ key, tag, name }) => ({
        key,
        label: name,
        lang: tag,
        chosen: key === language.key,
        onSelect: () => void chooseLanguage(key),
      }))}
    />
  );
}
