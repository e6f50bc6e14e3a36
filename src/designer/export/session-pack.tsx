import { DESIGN } from "@selvedge/editor-core";
import { TechPackDialog } from "../../tech-pack/tech-pack-dialog.tsx";
import { useSaver, useSaving } from "../save/context.ts";
import { useSession } from "../session/context.ts";

/** A tech pack of the design that is open. */
export default function SessionPack({ onClose }: { onClose: () => void }) {
  const { variants } = useSession();
  const saver = useSaver();
  const saved = useSaving((saving) => saving.proposal);
  const save = async () => {
    if (saver.isDirty() && (await saver.save()) !== "saved") return null;
    return saver.getState().proposal;
  };
  const { whatIfs, inHand } = variants.state();
  const whatIf = inHand === DESIGN ? null : (whatIfs.find(({ id }) => id === inHand)?.name ?? null);
  return <TechPackDialog saved={saved} isDirty={saver.isDirty()} whatIf={whatIf} save={save} onClose={onClose} />;
}
