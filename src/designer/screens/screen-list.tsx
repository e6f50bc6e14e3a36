import type { Artwork } from "@selvedge/editor-core";
import type { Screen } from "@selvedge/textile-core";
import { merged, recoloured, without } from "./edit-screens.ts";
import { ScreenRow } from "./screen-row.tsx";
import type { ScreenSet } from "./use-screen-set.ts";

type ScreenListProps = { artwork: Artwork; set: ScreenSet; nameOf: (screen: Screen) => string };

/** The screens one by one, with what each covers. */
export function ScreenList({ artwork, set: { screens, count, print, edit }, nameOf }: ScreenListProps) {
  const shareOf = (index: number) => (print?.shares.length === count ? print.shares[index]! : null);
  return (
    <ul className="mt-2 max-h-[38dvh] overflow-y-auto max-desk:max-h-none">
      {screens?.map((screen, index) => {
        const share = shareOf(index);
        return (
          <ScreenRow
            key={index}
            screen={screen}
            number={index + 1}
            share={share}
            area={share === null ? null : share * artwork.width * artwork.height}
            others={screens.flatMap((other, place) =>
              place === index ? [] : [{ at: place, name: `${place + 1} ${nameOf(other)}` }],
            )}
            onInk={(hex) => edit(recoloured(screens, index, hex))}
            onMerge={(into) => edit(merged(screens, index, into))}
            onDrop={() => edit(without(screens, index))}
          />
        );
      })}
    </ul>
  );
}
