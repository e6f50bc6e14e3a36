import type { ColorChip } from "@selvedge/contract";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import { colourAddress } from "../../../finding/asked.ts";
import { useTranslation } from "../../../i18n.ts";
import { Button } from "../../../ui/button.tsx";

type Chip = z.output<typeof ColorChip>;

/** The colours of a picture, each once by its name; one click lists the fabrics nearest to it. */
export function ColourChips({ colours }: { colours: readonly Chip[] }) {
  const { t } = useTranslation("finding");
  const navigate = useNavigate();
  const named = [...new Map(colours.toReversed().map((colour) => [colour.name, colour])).values()].toReversed();
  if (named.length === 0) return null;
  return (
    <ul aria-label={t("Search by one of its colours")} className="flex flex-wrap gap-1.5">
      {named.map(({ name, hex }) => (
        <li key={hex}>
          <Button
            size="small"
            icon={<span aria-hidden="true" className="size-4 border border-ink/20" style={{ backgroundColor: hex }} />}
            onClick={() => navigate(colourAddress({ hex, code: null }))}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
