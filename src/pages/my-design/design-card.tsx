import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { ProposalCard } from "@selvedge/contract";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Picture } from "../../ui/picture.tsx";
import { addressOfDesign } from "../parts/proposal.tsx";
import { DesignName } from "./design-name.tsx";
import type { LinkSum, useDesignActions } from "./use-designs.ts";

type DesignCardProps = {
  design: ProposalCard;
  links: LinkSum | undefined;
  actions: ReturnType<typeof useDesignActions>;
  /** Opens what was written about the design; the focus comes back to the button. */
  onMessages: (opener: HTMLElement | null) => void;
};

/** A saved design: picture, name, base style, when it was changed, its links, and what can be done to it. */
export function DesignCard({ design, links, actions, onMessages }: DesignCardProps) {
  const { t } = useTranslation("pages");
  const { age, date } = useFormat();
  const [isRenaming, setRenaming] = useState(false);
  const navigate = useNavigate();
  const more = useRef<HTMLDivElement>(null);
  const address = addressOfDesign(design);
  return (
    <li className="group/card min-w-0">
      <div className="relative">
        <Link to={address} aria-label={t("Open “{{name}}”", { name: design.name })} className="block">
          <Picture src={design.previewUrl || undefined} alt="" fit="contain" className="aspect-[4/5]" />
        </Link>
        <div ref={more} className="absolute end-2 top-2">
          <Menu
            trigger={
              <IconButton
                label={t("More for “{{name}}”", { name: design.name })}
                onCloth
                icon={<Icon of={DotsThreeIcon} size={20} />}
              />
            }
            entries={[
              { key: "rename", label: t("Rename"), icon: <Icon of={PencilSimpleIcon} />, onSelect: () => setRenaming(true) },
              {
                key: "copy",
                label: t("Duplicate"),
                icon: <Icon of={CopyIcon} />,
                onSelect: () => void actions.duplicate(design),
              },
              {
                key: "versions",
                label: t("Earlier versions"),
                icon: <Icon of={ClockCounterClockwiseIcon} />,
                onSelect: () => navigate(`/styleShowRecover?tab=earlier&proposalId=${design.proposalId}`),
              },
              {
                key: "messages",
                label: t("Messages"),
                icon: <Icon of={ChatTextIcon} />,
                onSelect: () => onMessages(more.current?.querySelector("button") ?? null),
              },
              {
                key: "delete",
                label: t("Delete design"),
                icon: <Icon of={TrashIcon} />,
                apart: true,
                onSelect: () => void actions.remove(design),
              },
            ]}
          />
        </div>
      </div>
      {isRenaming ? (
        <DesignName name={design.name} onRename={(name) => actions.rename(design, name)} onClose={() => setRenaming(false)} />
      ) : (
        <Link
          to={address}
          title={design.name}
          dir="auto"
          className="voice-name mt-2.5 block truncate text-read rtl:text-right decoration-edge decoration-1 underline-offset-4 hover:underline"
        >
          {design.name}
        </Link>
      )}
      <p className="truncate text-dense text-ink-2">{design.styleName}</p>
      <p className="text-dense text-ink-2">
        <time dateTime={design.updatedAt} title={date(design.updatedAt, true)}>
          {t("Changed {{when}}", { when: age(design.updatedAt) })}
        </time>
      </p>
      {design.openComments > 0 && (
        <p className="font-cond text-dense font-medium text-thread-deep">
          {t("Open comments: {{number}}", { number: design.openComments })}
        </p>
      )}
      {links && (
        <p className="font-cond text-dense text-ink-2">
          {t("{{count}} links", { count: links.links })}
          {links.opened > 0 && ` · ${t("opened {{count}} times", { count: links.opened })}`}
        </p>
      )}
    </li>
  );
}
