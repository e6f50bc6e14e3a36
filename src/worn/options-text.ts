import type { Design } from "@selvedge/contract";
import { CODES, getStyle } from "../api/calls.ts";
import { ApiError, call } from "../api/index.ts";

type Options = Readonly<Record<string, number | string | boolean>>;

/** The chosen options of a document as calls write them, whatever the order they were chosen in; empty for the garment as drafted. */
export const optionsText = (options: Options): string =>
  Object.entries(options)
    .filter(([, value]) => typeof value === "number")
    .map(([key, value]) => `${key}:${value}`)
    .sort()
    .join(",");

type LinkKey = { readonly shareToken?: string; readonly sharePassword?: string };

/**
 * The pattern a document is made on, in its size and with its options. A style that no longer has such options is given as it is drafted. Rejects
 * with an ApiError.
 */
export async function patternOf(
  { styleId, size, options }: { readonly styleId: string; readonly size?: string; readonly options: Options },
  link: LinkKey = {},
  signal?: AbortSignal,
): Promise<Design> {
  const text = optionsText(options);
  const asked = { id: styleId, size, ...link };
  if (!text) return call(getStyle, asked, { signal });
  try {
    return await call(getStyle, { ...asked, options: text }, { signal });
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.code !== CODES.validation) throw thrown;
    return call(getStyle, asked, { signal });
  }
}
