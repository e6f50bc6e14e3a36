import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { leadsSomewhere } from "../../routes.tsx";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";

type LinkedTileProps = {
  /** Where it leads; one that leads nowhere is a picture with its name. */
  to: string | null;
  src: string | undefined;
  name: ReactNode;
  classes: { readonly picture: string; readonly name: string; readonly sizes: string };
};

/** A cutting of cloth with a name under it that leads somewhere. */
export function LinkedTile({ to, src, name, classes }: LinkedTileProps) {
  const tile = (
    <>
      <Picture src={src} alt="" sizes={classes.sizes} className={classes.picture} />
      <span className={cx("block decoration-edge decoration-1 underline-offset-4 group-hover:underline", classes.name)}>
        {name}
      </span>
    </>
  );
  if (!to || !leadsSomewhere(to)) return tile;
  return (
    <Link to={to} className="group block">
      {tile}
    </Link>
  );
}
