import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getDesignMenuChildren } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";

export type Entry = {
  key: string;
  title: string;
  to: string;
  /** Set for a menu of the style library: its picture and its words come from its children. */
  menuId: number | null;
  /** Only for those who are signed in, and laid out for them alone. */
  isLocked: boolean;
};

type EntryPicture = { linkUrl: string; imageUrl: string; subtitle: string };

function Tile({ entry, picture }: { entry: Entry; picture: EntryPicture | undefined }) {
  const { list } = useFormat();
  const children = useCall(getDesignMenuChildren, { id: entry.menuId ?? 0 }, { enabled: entry.menuId !== null });
  const cover = picture?.imageUrl ?? children.data?.find(({ coverUrl }) => coverUrl)?.coverUrl ?? undefined;
  const words = picture?.subtitle ?? list(children.data?.map(({ alias }) => alias) ?? []);
  return (
    <li>
      <Link to={entry.to} className="group block">
        <Picture
          src={cover}
          alt=""
          sizes="(max-width: 52rem) 50vw, 25vw"
          className="h-46 [&_img]:object-[50%_30%] max-tablet:h-36"
        />
        <span className="mt-3 flex items-center justify-between gap-2">
          <span className="voice-name text-head decoration-edge decoration-1 underline-offset-4 group-hover:underline">
            {entry.title}
          </span>
          {entry.isLocked ? <Icon of={LockSimpleIcon} size={20} /> : <Icon of={ArrowRightIcon} size={20} mirrors />}
        </span>
        <span className="block text-dense text-ink-2">{words}</span>
      </Link>
    </li>
  );
}

/** The four ways in, each with a picture and a line of words. */
export function Entries({
  entries,
  isPending,
  pictures,
}: {
  entries: readonly Entry[];
  isPending: boolean;
  pictures: readonly EntryPicture[];
}) {
  const { t } = useTranslation("front");
  return (
    <nav aria-label={t("Main areas")} className="px-margin pt-7">
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-4 tablet:gap-x-6">
        {isPending
          ? [0, 1, 2, 3].map((index) => (
              <li key={index}>
                <Skeleton className="h-46 max-tablet:h-36" />
                <Skeleton className="mt-3 h-5 w-2/5" />
                <Skeleton className="mt-2 h-3 w-3/5" />
              </li>
            ))
          : entries.map((entry) => (
              <Tile key={entry.key} entry={entry} picture={pictures.find(({ linkUrl }) => linkUrl === entry.to)} />
            ))}
      </ul>
    </nav>
  );
}
