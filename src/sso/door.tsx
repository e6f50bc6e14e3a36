import type { InputOf, ssoStart as startCall } from "@selvedge/contract";
import { ssoStart } from "../api/calls.ts";
import { addressOf } from "../api/definition.ts";
import { currentLanguage, useTranslation } from "../i18n.ts";
import { buttonClass } from "../ui/button.tsx";
import { cx } from "../ui/classes.ts";

export type DoorProps = { name: string } & InputOf<typeof startCall>;

/** Leaves the portal for the provider, as a link: the answer sends the browser on. */
export default function Door({ name, back, remember, variant }: DoorProps) {
  const { t } = useTranslation("sso");
  const query = new URLSearchParams({
    lang: currentLanguage().key,
    ...(back ? { back } : {}),
    ...(remember ? { remember: "1" } : {}),
    ...(variant ? { variant } : {}),
  });
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-note text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <a
        href={`${addressOf(ssoStart)}?${query}`}
        className={cx(buttonClass({ size: "large", wide: true }), "whitespace-normal! py-2 text-center")}
      >
        <bdi>{t("Sign in with {{name}}", { name })}</bdi>
      </a>
    </div>
  );
}
