import type { SeamMiss } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { Checkbox, cx, Quantity } from "../../ui/index.ts";
import { useSession } from "../session/context.ts";
import { type Grade, gradeOf } from "./grade.ts";

const LOOKS: Readonly<Record<Grade, string>> = { meets: "text-ok", near: "text-warn", misses: "text-fault" };

type Props = {
  seam: SeamMiss;
  isMarked: boolean;
  isChosen: boolean;
  onMark: () => void;
  onChoose: () => void;
};

/** One seam: whether it is important, its pieces, by how much the design misses there, and in which words. */
export function SeamRow({ seam, isMarked, isChosen, onMark, onChoose }: Props) {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  const nameOf = (key: string) => session.piece(key)?.name ?? key;
  const grade = gradeOf(seam.mm!);
  const words: Readonly<Record<Grade, string>> = { meets: t("meets"), near: t("nearly meets"), misses: t("misses") };
  const mirrors = seam.axes.some(({ way }) => way === "mirrors");
  return (
    <li
      className={cx("border-t border-line", isChosen && "bg-plate")}
      onPointerEnter={onChoose}
      onFocus={onChoose}
      data-seam={`${seam.a} ${seam.b}`}
      data-mm={seam.mm!.toFixed(2)}
    >
      <Checkbox
        checked={isMarked}
        onChange={onMark}
        className="min-h-[46px] py-1 [&>span:last-child]:min-w-0 [&>span:last-child]:flex-1"
        label={
          <span className="grid grid-cols-[minmax(0,1fr)] gap-px">
            <span className="flex items-baseline justify-between gap-2">
              <span className="truncate">
                {seam.a === seam.b
                  ? t("{{piece}}, closed on itself", { piece: nameOf(seam.a) })
                  : t("{{one}} – {{other}}", { one: nameOf(seam.a), other: nameOf(seam.b) })}
              </span>
              <Quantity value={session.format.mm(seam.mm!)} unit="mm" className="shrink-0 font-medium tabular-nums" />
            </span>
            <span className="flex items-baseline justify-between gap-2 font-cond text-note">
              <span className="truncate text-ink-3">
                {t("{{cm}} cm long", { cm: (seam.length / 10).toFixed(0) })}
                {mirrors && session.format.comma + t("as a mirror")}
              </span>
              <span className={cx("shrink-0", LOOKS[grade])}>{words[grade]}</span>
            </span>
          </span>
        }
      />
    </li>
  );
}
