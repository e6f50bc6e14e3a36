import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";

/** A word to find styles by; sent on Enter or with the button. */
export function KeywordForm({ keyword, onKeyword }: { keyword: string; onKeyword: (keyword: string) => void }) {
  const { t } = useTranslation("around");
  const [text, setText] = useState(keyword);
  useEffect(() => setText(keyword), [keyword]);
  return (
    <form
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onKeyword(text.trim());
      }}
    >
      <SearchField
        label={t("Name of a style")}
        placeholder={t("Name of a style")}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        start={<Icon of={MagnifyingGlassIcon} size={20} />}
        className="w-64 max-tablet:flex-1"
      />
      <Button type="submit">{t("Search")}</Button>
    </form>
  );
}
