import { Link, useSearchParams } from "react-router-dom";
import type { getSharedGroup } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { Picture } from "../../ui/picture.tsx";
import { Code } from "../../ui/words.tsx";

type Style = Extract<Data<typeof getSharedGroup>, { kind: "style" }>["list"][number];

/** A style as a guest sees it: its picture, name and sizes. Opens in 3D on the same page, whose password was given already. */
export function SharedStyle({ style: { id, name, designImg, sizes } }: { style: Style }) {
  const { t } = useTranslation("favourites");
  const [query] = useSearchParams();
  const opened = new URLSearchParams(query);
  opened.set("designId", id);
  return (
    <li className="group min-w-0">
      <Link to={`?${opened}`} className="block">
        <Picture src={designImg} alt="" fit="contain" className="aspect-[4/5]" />
        <span
          dir="auto"
          className="voice-name mt-2.5 block truncate text-read rtl:text-right decoration-edge decoration-1 underline-offset-4 group-hover:underline"
          title={name}
        >
          {name}
        </span>
        <span className="block text-dense text-ink-2">
          {t("Sizes")} <Code className="font-cond">{sizes.join(" · ")}</Code>
        </span>
      </Link>
    </li>
  );
}
