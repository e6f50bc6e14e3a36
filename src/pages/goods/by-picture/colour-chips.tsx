import type { ColorChip } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import { call } from "../../../api/call.ts";
import { searchByColour } from "../../../api/calls.ts";
import { asApiError } from "../../../api/error.ts";
import { useTranslation } from "../../../i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { colourAddress } from "../../search-dialogs/asked.ts";

type Chip = z.output<typeof ColorChip>;

const RESULTS = 20;

/** The colours of a picture, each once by its name; one click lists the fabrics nearest to it. */
export function ColourChips({ colours }: { colours: readonly Chip[] }) {
  const { t } = useTranslation("finding");
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const named = [...new Map(colours.toReversed().map((colour) => [colour.name, colour])).values()].toReversed();
  const search = async (hex: string) => {
    setAsked(hex);
    try {
      const { list, pending } = await call(searchByColour, { hex, rn: RESULTS });
      navigate(
        colourAddress(
          list.map(({ productId }) => productId),
          { hex, pending },
        ),
      );
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
      setAsked(null);
    }
  };
  if (named.length === 0) return null;
  return (
    <ul aria-label={t("Search by one of its colours")} className="flex flex-wrap gap-1.5">
      {named.map(({ name, hex }) => (
        <li key={hex}>
          <Button
            size="small"
            busy={asked === hex}
            icon={<span aria-hidden="true" className="size-4 border border-ink/20" style={{ backgroundColor: hex }} />}
            onClick={() => void search(hex)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
