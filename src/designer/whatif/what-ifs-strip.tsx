import { ArrowsLeftRightIcon } from "@phosphor-icons/react/dist/csr/ArrowsLeftRight";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { GitForkIcon } from "@phosphor-icons/react/dist/csr/GitFork";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { DESIGN, MAX_VARIANTS } from "@selvedge/editor-core";
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { lazy } from "../../lazy-part.ts";
import { Button, Icon, IconButton, Menu, type MenuEntry } from "../../ui/index.ts";
import { useSaver } from "../save/context.ts";
import { useDocument, useSession } from "../session/context.ts";
import { canTake, compare, fork, hold, remove, rename, take } from "./acts.ts";
import { asked } from "./asked.ts";
import { keepWhatIfs } from "./keep.ts";
import { useVariants } from "./use-variants.ts";
import { VariantCard } from "./variant-card.tsx";

const CompareVariants = lazy(async () => ({ default: (await import("./compare-variants.tsx")).CompareVariants }));

/** The design and its what-ifs side by side over the board, and what can be done with the active one. */
export function WhatIfsStrip() {
  const { t, i18n } = useTranslation("whatif");
  const session = useSession();
  const saver = useSaver();
  const { whatIfs, inHand } = useVariants((state) => state);
  const { compares, renames } = useStore(asked);
  const list = useRef<HTMLUListElement>(null);
  useEffect(
    () => keepWhatIfs({ variants: session.variants, key: saver.draftKey, onKey: (listener) => saver.subscribe(listener) }),
    [session, saver],
  );
  useEffect(() => () => asked.setState({ compares: false, renames: null }), []);
  /** The design's card is the first. */
  const cardInHand = 1 + whatIfs.findIndex(({ id }) => id === inHand);
  useEffect(() => {
    list.current?.children[cardInHand]?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [cardInHand]);

  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const index = cards().indexOf(event.target as HTMLElement);
    const id = index > 0 ? whatIfs[index - 1]?.id : null;
    const onwards = i18n.dir() === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (index < 0) return;
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      const by = event.key === onwards ? 1 : -1;
      cards()[(index + by + cards().length) % cards().length]?.focus();
    } else if (event.key === "F2" && id) asked.setState({ renames: id });
    else if (event.key === "Delete" && id) {
      remove(session, id);
      cards()[0]?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <Said />
      {whatIfs.length > 0 && (
        <section
          dir={i18n.dir()}
          aria-label={t("Variants of the design")}
          className="@container/strip relative z-10 flex shrink-0 items-center border-b border-line bg-paper"
        >
          <ul ref={list} onKeyDown={onKeyDown} className="flex min-w-0 flex-1 self-stretch overflow-x-auto overflow-y-hidden">
            {[{ id: DESIGN, name: t("The design"), editor: session.variants.design }, ...whatIfs].map(({ id, name, editor }) => (
              <VariantCard
                key={id}
                id={id}
                name={name}
                editor={editor}
                isHere={id === inHand}
                isRenamed={id === renames}
                onHold={() => hold(session, id)}
              />
            ))}
          </ul>
          <Verbs />
        </section>
      )}
      <Suspense>
        {compares && whatIfs.length > 0 && <CompareVariants onClose={() => asked.setState({ compares: false })} />}
      </Suspense>
    </>
  );
}

/** What can be done, the nearest of it as buttons where there is room. */
function Verbs() {
  const { t } = useTranslation("whatif");
  const session = useSession();
  const { whatIfs, inHand } = useVariants((state) => state);
  useDocument((document) => document);
  const isDesign = inHand === DESIGN;
  const isFull = whatIfs.length + 1 >= MAX_VARIANTS;
  const mayTake = !isDesign && canTake(session, inHand);
  const use: MenuEntry = {
    key: "take",
    label: t("Use this one"),
    icon: <Icon of={CheckIcon} />,
    disabled: !mayTake,
    onSelect: () => take(session),
  };
  const own: readonly MenuEntry[] = [
    { key: "rename", label: t("Rename"), icon: <Icon of={PencilSimpleIcon} />, apart: true, onSelect: () => rename(session) },
    { key: "delete", label: t("Delete what-if"), icon: <Icon of={TrashIcon} />, onSelect: () => remove(session) },
  ];
  const entries: readonly MenuEntry[] = [
    ...(isDesign ? [] : [use]),
    { key: "fork", label: t("New what-if"), icon: <Icon of={GitForkIcon} />, onSelect: () => fork(session) },
    { key: "compare", label: t("Compare variants"), icon: <Icon of={ArrowsLeftRightIcon} />, onSelect: compare },
    ...(isDesign ? [] : own),
  ];
  return (
    <div className="flex shrink-0 items-center gap-1 pe-2 ps-1">
      {!isDesign && (
        <Button size="small" disabled={!mayTake} onClick={() => take(session)} className="@max-md/strip:hidden">
          {t("Use this one")}
        </Button>
      )}
      {isDesign && !isFull && (
        <IconButton
          label={t("New what-if")}
          icon={<Icon of={GitForkIcon} />}
          onClick={() => fork(session)}
          className="@max-2xl/strip:hidden"
        />
      )}
      <IconButton
        label={t("Compare variants")}
        icon={<Icon of={ArrowsLeftRightIcon} />}
        onClick={compare}
        className="@max-2xl/strip:hidden"
      />
      <Menu
        align="end"
        trigger={<IconButton label={t("More about the variants")} icon={<Icon of={DotsThreeIcon} size={20} />} />}
        entries={entries}
      />
    </div>
  );
}

/** Tells screen readers which variant is active. */
function Said() {
  const { t } = useTranslation("whatif");
  const { whatIfs, inHand } = useVariants((state) => state);
  const [said, setSaid] = useState("");
  const before = useRef<string>(DESIGN);
  useEffect(() => {
    if (before.current === inHand) return;
    before.current = inHand;
    const index = whatIfs.findIndex(({ id }) => id === inHand);
    const place = { place: index + 2, all: whatIfs.length + 1 };
    setSaid(
      index < 0
        ? t("You are editing the design.")
        : t("You are editing what-if {{name}}, variant {{place}} of {{all}}.", { name: whatIfs[index]!.name, ...place }),
    );
  }, [inHand, whatIfs, t]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
