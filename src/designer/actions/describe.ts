import { type Artwork, fractionOf, locate, type Trim } from "@selvedge/editor-core";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { FINISH_NAMES } from "../materials/names.ts";
import { useSession } from "../session/context.ts";

/** Nearer to the centre line than this is on it. */
const ON_CENTRE_MM = 0.5;

type Part = string | false | null | undefined;

/** Size and place of what lies on a piece in words: how far from the centre line and below the upper edge. */
export function useDescribePlace(): (placed: Artwork | Trim) => Part[] {
  const { t } = useTranslation("tools");
  const session = useSession();
  return useCallback(
    (placed) => {
      const { format } = session;
      const piece = session.piece(placed.pieceKey);
      const { centre, top } = piece ? locate(placed, piece.outline) : { centre: null, top: null };
      const aside = centre && { distance: format.mm(Math.abs(centre.distance)) };
      return [
        t("{{width}} × {{height}} mm", { width: format.mm(placed.width), height: format.mm(placed.height) }),
        piece && t("on {{piece}}", { piece: piece.name }),
        centre &&
          aside &&
          (Math.abs(centre.distance) < ON_CENTRE_MM
            ? t("on the centre line")
            : centre.distance < 0
              ? t("{{distance}} mm left of the centre line", aside)
              : t("{{distance}} mm right of the centre line", aside)),
        top && t("{{distance}} mm below the upper edge", { distance: format.mm(top.distance) }),
        placed.angle !== 0 && t("turned by {{angle}}°", { angle: format.degrees(placed.angle) }),
      ];
    },
    [session, t],
  );
}

/** An artwork in words for those who do not see it: its size and place, what it is made of, how it is repeated. */
export function useDescribe(): (artwork: Artwork) => string {
  const { t } = useTranslation("tools");
  const { format } = useSession();
  const placeOf = useDescribePlace();
  return useCallback(
    (artwork: Artwork) => {
      const { name, finish, repeat, lattice, locked, hidden } = artwork;
      const isLattice = repeat === "all" && lattice !== undefined;
      const share = lattice && (fractionOf(lattice.drop)?.join("/") ?? `${format.percent(lattice.drop * 100)} %`);
      return format.list([
        name,
        ...placeOf(artwork),
        finish && t(FINISH_NAMES[finish.kind]),
        isLattice &&
          t("repeated every {{across}} × {{down}} mm", { across: format.mm(lattice.across), down: format.mm(lattice.down) }),
        isLattice &&
          lattice.drop > 0 &&
          (lattice.by === "column" ? t("columns dropped by {{share}}", { share }) : t("rows shifted by {{share}}", { share })),
        isLattice && lattice.symmetry === "mirror" && t("every other column mirrored"),
        isLattice && lattice.symmetry === "glide" && t("every other row mirrored"),
        isLattice && lattice.symmetry === "rotation" && t("every other column upside down"),
        locked && t("locked"),
        hidden && t("hidden"),
      ]);
    },
    [format, placeOf, t],
  );
}
