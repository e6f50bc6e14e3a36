import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { Icon, IconButton, Skeleton } from "../../ui/index.ts";
import { useDocument, useSession } from "../session/context.ts";
import { layFabric } from "../session/lay.ts";
import { SimilarButton } from "./similar-button.tsx";

const NewColour = lazy(async () => {
  const [{ NewColour: New }] = await Promise.all([import("./new-colour.tsx"), loadAreas(["books", "tailoring"])]);
  return { default: New };
});
const SimilarFabrics = lazy(async () => {
  const [{ SimilarFabrics: Similar }] = await Promise.all([import("./similar-fabrics.tsx"), loadAreas(["tailoring"])]);
  return { default: Similar };
});

/** Customer Colors: plain colours kept with the design; a press lays one like a fabric, another finds the fabrics nearest to it. */
export function CustomerColours() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const colours = useDocument((document) => document.colours);
  const [isAdding, setAdding] = useState(false);
  const [similarTo, setSimilarTo] = useState<string | null>(null);
  return (
    <section className="mt-4 border-t border-line pt-2.5">
      <h3 className="mb-1.5 flex items-center justify-between text-dense font-medium">
        {t("Customer Colors")}
        <IconButton
          label={isAdding ? t("Close") : t("Add a colour")}
          size="small"
          icon={<Icon of={isAdding ? XIcon : PlusIcon} />}
          onClick={() => setAdding(!isAdding)}
        />
      </h3>
      {isAdding && (
        <Suspense fallback={<Skeleton className="mb-3 h-36" />}>
          <NewColour onDone={() => setAdding(false)} />
        </Suspense>
      )}
      {colours.length === 0 && !isAdding && <p className="text-note text-ink-3">{t("No saved colours yet.")}</p>}
      <ul className="grid gap-1">
        {colours.map((colour) => {
          const key = `${colour.hex}/${colour.code}`;
          const isOpen = similarTo === key;
          return (
            <li key={key}>
              <div className="flex items-center gap-1 text-dense">
                <button
                  type="button"
                  onClick={() => layFabric(session, { kind: "colour", hex: colour.hex })}
                  className="flex min-h-8 min-w-0 flex-1 items-center gap-2 text-start hover:bg-plate pointer-coarse:min-h-11"
                >
                  <span aria-hidden className="size-6 shrink-0" style={{ backgroundColor: colour.hex }} />
                  <span className="min-w-0 flex-1 truncate">{colour.name}</span>
                  <bdi dir="ltr" className="font-cond text-note text-ink-3">
                    {colour.code ?? colour.hex}
                  </bdi>
                </button>
                <SimilarButton name={colour.name} isOpen={isOpen} onPress={() => setSimilarTo(isOpen ? null : key)} />
                <IconButton
                  label={t("Remove {{name}}", { name: colour.name })}
                  size="small"
                  icon={<Icon of={XIcon} size={14} />}
                  className="pointer-coarse:size-11"
                  onClick={() => session.editor.give({ type: "removeColour", code: colour.code, hex: colour.hex })}
                />
              </div>
              {isOpen && (
                <Suspense fallback={<Skeleton className="my-2 h-36" />}>
                  <SimilarFabrics hex={colour.hex} name={colour.name} onClose={() => setSimilarTo(null)} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
