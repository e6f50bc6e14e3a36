import { srcSetOf } from "@selvedge/contract/picture-sizes";
import { type ImgHTMLAttributes, useState } from "react";
import { cx } from "./classes.ts";

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "alt"> & {
  /** Empty for a picture whose neighbour says the same. */
  alt: string;
  /** Fills its box, or is shown whole. */
  fit?: "cover" | "contain";
  /** The colour of the plate until the picture is there, "#rrggbb". */
  ground?: string | null;
  /** How wide it stands, as `sizes` says it: the smallest picture that fills it is fetched. Without it, the largest. */
  sizes?: string;
};

/** A picture on a plate. One that is fetched when it comes near fades in. One that does not arrive leaves the plate and its words, never a broken sign. */
export function Picture({ alt, fit = "cover", ground, className, src, sizes, loading = "lazy", ...rest }: PictureProps) {
  const [state, setState] = useState<"waiting" | "here" | "missing">("waiting");
  return (
    <span className={cx("block overflow-hidden bg-plate", className)} style={ground ? { backgroundColor: ground } : undefined}>
      {src && state !== "missing" && (
        <img
          {...rest}
          // A picture from the cache is complete before React hears its load event.
          ref={(node) => {
            if (node?.complete && node.naturalWidth > 0) setState("here");
          }}
          sizes={sizes}
          srcSet={sizes && srcSetOf(src)}
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={() => setState("here")}
          onError={() => setState("missing")}
          className={cx(
            "size-full",
            fit === "cover" ? "object-cover" : "object-contain",
            loading === "lazy" && `transition-opacity duration-quick ${state === "here" ? "opacity-100" : "opacity-0"}`,
          )}
        />
      )}
      {state === "missing" && alt && (
        <span className="grid size-full place-items-center p-2 text-center text-note text-ink-3">{alt}</span>
      )}
    </span>
  );
}
