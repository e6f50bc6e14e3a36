import { DESIGN } from "@selvedge/editor-core";
import { fetchWhatIfs } from "../whatif/fetch-what-ifs.ts";
import type { Action, Verbs } from "./action.ts";

const hasWhatIf = ({ session }: Verbs): boolean => session.variants.state().whatIfs.length > 0;
const isInHand = ({ session }: Verbs): boolean => session.variants.state().inHand !== DESIGN;

type Acts = Awaited<ReturnType<typeof fetchWhatIfs>>;
const act =
  (run: (acts: Acts, session: Verbs["session"]) => void): Action["run"] =>
  ({ session }) =>
    void fetchWhatIfs().then((acts) => run(acts, session));

/** The variants beside the design. */
export const WHAT_IF: readonly Action[] = [
  {
    id: "fork",
    label: "New what-if",
    group: "file",
    chords: ["Alt+Shift+W"],
    on: ["board"],
    part: 3,
    run: act(({ fork }, session) => fork(session)),
  },
  {
    id: "next-variant",
    label: "Next variant",
    group: "file",
    chords: ["W"],
    can: hasWhatIf,
    run: act(({ step }, session) => step(session, 1)),
  },
  {
    id: "variant-before",
    label: "Previous variant",
    group: "file",
    chords: ["Shift+W"],
    can: hasWhatIf,
    run: act(({ step }, session) => step(session, -1)),
  },
  {
    id: "take-what-if",
    label: "Use this what-if as the design",
    group: "file",
    on: ["board"],
    part: 3,
    can: isInHand,
    run: act(({ take }, session) => take(session)),
  },
  {
    id: "compare-variants",
    label: "Compare variants",
    group: "file",
    can: hasWhatIf,
    run: act(({ compare }) => compare()),
  },
  {
    id: "rename-what-if",
    label: "Rename the what-if",
    group: "file",
    can: isInHand,
    run: act(({ rename }, session) => rename(session)),
  },
  {
    id: "delete-what-if",
    label: "Delete the what-if",
    group: "file",
    can: isInHand,
    run: act(({ remove }, session) => remove(session)),
  },
];
