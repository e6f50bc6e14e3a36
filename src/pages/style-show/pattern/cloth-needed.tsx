import { LayFields } from "./lay-fields.tsx";
import { LayResult } from "./lay-result.tsx";
import { type ClothNeededProps, useClothLay } from "./use-cloth-lay.ts";

/** How much of the chosen fabric the garments take: their pieces laid on its width, and the length that needs. */
export function ClothNeeded(props: ClothNeededProps) {
  const lay = useClothLay(props);
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 pt-5 desk:grid-cols-[300px_minmax(0,1fr)]">
      <LayFields lay={lay} patterns={props.patterns} />
      <LayResult lay={lay} fabric={props.fabric} />
    </div>
  );
}
