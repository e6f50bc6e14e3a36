import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { fabricKey, type Opposed, opposedPieces, type PieceKey } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { Button, Icon } from "../../ui/index.ts";
import { useAssetCount, useDocument, useSession } from "../session/context.ts";
import { oneWayOf } from "./one-way.ts";

/** Warns of every one-way cloth that is cut upside down for some of its pieces, and turns it with one button. */
export function DirectionNote() {
  const { assets } = useSession();
  useAssetCount();
  const document = useDocument((whole) => whole);
  return opposedPieces(document).map((opposed) => (
    <Conflict
      key={`${fabricKey(opposed.fabric)} ${opposed.angle}`}
      opposed={opposed}
      why={oneWayOf(
        opposed.fabric,
        document,
        opposed.fabric.kind === "product" ? assets.product(opposed.fabric.productId) : null,
      )}
    />
  ));
}

function Conflict({ opposed: { fabric, angle, against }, why }: { opposed: Opposed; why: ReturnType<typeof oneWayOf> }) {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  if (!why) return null;
  const product = fabric.kind === "product" ? session.assets.product(fabric.productId) : null;
  // Codes keep their direction in a line of Arabic.
  const cloth = product ? `\u2066${product.productCode}\u2069` : t("Fabric");
  const pieces = session.format.list(against.map((key: PieceKey) => session.piece(key)?.name ?? key));
  const said =
    why.why === "nap"
      ? t("{{cloth}} has a nap and is cut against it for {{pieces}}: they will look lighter or darker than the rest.", {
          cloth,
          pieces,
        })
      : why.why === "artwork"
        ? t("{{artwork}} is part of {{cloth}} and stands on its head on {{pieces}}.", { artwork: why.name, cloth, pieces })
        : t("{{cloth}} lies upside down under {{pieces}}: right only if its design has no up and down.", { cloth, pieces });
  const turn = () => void session.editor.give({ type: "mapFabric", pieceKeys: [...against], angle });
  return (
    <div className="border-t border-line px-4 py-2" data-opposed={against.join(" ")}>
      <p role="status" className="flex items-start gap-1.5 bg-warn-wash px-2 py-1 text-note text-warn">
        <Icon of={WarningIcon} size={14} className="mt-px shrink-0" />
        <span>{said}</span>
      </p>
      <Button size="small" wide className="mt-1.5" onClick={turn}>
        {t("Cut them all the same way")}
      </Button>
    </div>
  );
}
