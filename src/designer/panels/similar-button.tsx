import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { useTranslation } from "react-i18next";
import { Icon, IconButton } from "../../ui/index.ts";

type SimilarButtonProps = { name: string; isOpen: boolean; onPress: () => void };

/** Find Similar Color, as an icon beside a colour. */
export function SimilarButton({ name, isOpen, onPress }: SimilarButtonProps) {
  const { t } = useTranslation("designer");
  return (
    <IconButton
      label={t("Find Similar Color: {{name}}", { name })}
      title={t("Find Similar Color")}
      aria-expanded={isOpen}
      size="small"
      icon={<Icon of={MagnifyingGlassIcon} size={14} />}
      className="pointer-coarse:size-11"
      onClick={onPress}
    />
  );
}
