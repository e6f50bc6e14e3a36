import { useTranslation } from "react-i18next";
import { cx } from "../../ui/index.ts";
import { useDocument, useSession } from "../session/context.ts";

/** Grounds before which cloth can be judged: whites and greys without a cast, then quiet tints. */
const GROUNDS = [
  "#ffffff",
  "#f6f5f1",
  "#e8e6e2",
  "#d5d5d4",
  "#c9c9c9",
  "#9b9b9b",
  "#6b6b6b",
  "#3a3a3a",
  "#dfe5ea",
  "#e3e8de",
  "#efe6d8",
  "#e9dfe2",
];

/** Change/Select Background: the plain colour behind the draped garment. */
export function BackgroundPanel() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const background = useDocument((document) => document.background);
  const now = background.kind === "plain" ? background.hex : null;
  const set = (hex: string) => session.editor.give({ type: "setBackground", background: { kind: "plain", hex } });
  return (
    <>
      <p className="mb-3 text-note text-ink-3">
        {t("Behind the garment in the preview and on the shared page. The board stays neutral grey.")}
      </p>
      <ul className="grid grid-cols-4 gap-2.5" aria-label={t("Select Background")}>
        {GROUNDS.map((hex) => (
          <li key={hex} className={cx(hex === now && "thread-edge")}>
            <button
              type="button"
              aria-pressed={hex === now}
              aria-label={t("Background {{hex}}", { hex })}
              onClick={() => set(hex)}
              className="block aspect-square w-full border border-line hover:border-ink"
              style={{ backgroundColor: hex }}
            />
          </li>
        ))}
      </ul>
      <label className="mt-4 flex items-center justify-between gap-3 text-dense">
        {t("Change Background")}
        <input
          type="color"
          value={now ?? GROUNDS[0]}
          // A native picker reports every step; only the chosen colour is a step of the history.
          onChange={(event) =>
            session.editor.preview({ type: "setBackground", background: { kind: "plain", hex: event.target.value } })
          }
          onBlur={() => session.finish()}
          className="h-9 w-14 cursor-pointer border border-edge bg-sheet p-0.5"
        />
      </label>
    </>
  );
}
