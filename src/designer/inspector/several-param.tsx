import type { Icon as Drawing } from "@phosphor-icons/react";
import { AlignBottomIcon } from "@phosphor-icons/react/dist/csr/AlignBottom";
import { AlignCenterHorizontalIcon } from "@phosphor-icons/react/dist/csr/AlignCenterHorizontal";
import { AlignCenterVerticalIcon } from "@phosphor-icons/react/dist/csr/AlignCenterVertical";
import { AlignLeftIcon } from "@phosphor-icons/react/dist/csr/AlignLeft";
import { AlignRightIcon } from "@phosphor-icons/react/dist/csr/AlignRight";
import { AlignTopIcon } from "@phosphor-icons/react/dist/csr/AlignTop";
import { ArrowsHorizontalIcon } from "@phosphor-icons/react/dist/csr/ArrowsHorizontal";
import { ArrowsVerticalIcon } from "@phosphor-icons/react/dist/csr/ArrowsVertical";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { FlipHorizontalIcon } from "@phosphor-icons/react/dist/csr/FlipHorizontal";
import { LinkBreakIcon } from "@phosphor-icons/react/dist/csr/LinkBreak";
import { SelectionAllIcon } from "@phosphor-icons/react/dist/csr/SelectionAll";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useTranslation } from "react-i18next";
import { Button, Icon, IconButton, Tooltip } from "../../ui/index.ts";
import type { Verbs } from "../actions/action.ts";
import { isMac, writeChord } from "../actions/chord.ts";
import { ACTIONS, canDo } from "../actions/table.ts";
import { useDocument, useSelection, useSession } from "../session/context.ts";
import { Section } from "./section.tsx";

const ALIGN: readonly (readonly [id: string, icon: Drawing])[] = [
  ["align-left", AlignLeftIcon],
  ["align-centre", AlignCenterHorizontalIcon],
  ["align-right", AlignRightIcon],
  ["align-top", AlignTopIcon],
  ["align-middle", AlignCenterVerticalIcon],
  ["align-bottom", AlignBottomIcon],
];
const DISTRIBUTE: typeof ALIGN = [
  ["distribute-x", ArrowsHorizontalIcon],
  ["distribute-y", ArrowsVerticalIcon],
];
const VERBS: typeof ALIGN = [
  ["group", SelectionAllIcon],
  ["ungroup", LinkBreakIcon],
  ["flip", FlipHorizontalIcon],
  ["duplicate", CopyIcon],
];
const nothing = () => {};

/** Several artworks together: aligned, distributed, grouped, flipped, duplicated, deleted. */
export function SeveralParam() {
  const { t } = useTranslation("tools");
  const session = useSession();
  const ids = useSelection(({ artworkIds }) => artworkIds);
  // What can be done with them follows from how they lie.
  useDocument((document) => document.artworks);
  const verbs: Verbs = { session, save: nothing, share: nothing, name: nothing, exportAs: nothing, open: nothing, clip: nothing };
  const mac = isMac();
  const actionOf = (id: string) => ACTIONS.find((action) => action.id === id)!;
  const small = ([id, icon]: (typeof ALIGN)[number]) => {
    const action = actionOf(id);
    return (
      <Tooltip key={id} text={t(action.label)} shortcut={action.chords && writeChord(action.chords[0]!, mac)}>
        <IconButton
          label={t(action.label)}
          disabled={!canDo(action, verbs)}
          icon={<Icon of={icon} />}
          onClick={() => action.run(verbs)}
        />
      </Tooltip>
    );
  };
  const row = (label: string, entries: typeof ALIGN) => (
    <div className="grid min-h-9 pointer-coarse:py-1 grid-cols-[96px_minmax(0,1fr)] items-center">
      <span className="truncate pe-1">{label}</span>
      <span className="flex flex-wrap gap-0.5" dir="ltr">
        {entries.map(small)}
      </span>
    </div>
  );
  const remove = actionOf("delete");
  return (
    <Section title={t("Several artworks")} about={t("{{count}} artworks chosen", { count: ids.length })}>
      {row(t("Align"), ALIGN)}
      {row(t("Distribute"), DISTRIBUTE)}
      {row(t("Arrange"), VERBS)}
      <Button
        size="small"
        wide
        className="mt-2.5"
        disabled={!canDo(remove, verbs)}
        icon={<Icon of={TrashIcon} />}
        onClick={() => remove.run(verbs)}
      >
        {t("Delete selection")}
      </Button>
    </Section>
  );
}
