import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useRef } from "react";
import { call, keyOf, upload } from "../../api/call.ts";
import { getCustomerById, updateByUser, uploadCustomerLogo, uploadImage } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { askWho, remember } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { looksAfterCompany, type Profile } from "./own-company.ts";

/** The person's portrait and the company's logo. A picture that is chosen is kept at once. */
export function ProfilePictures({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const keepAvatar = async (file: File) => {
    const { imageId } = await upload(uploadImage, file, { purpose: "avatar" });
    remember(await call(updateByUser, { avatar: imageId, version: profile.version }));
  };
  const keepLogo = async (file: File) => {
    await upload(uploadCustomerLogo, file, {});
    await askWho();
  };
  return (
    <div className="mt-6 flex flex-wrap gap-x-12 gap-y-6">
      <OnePicture
        name={t("Avatar")}
        src={profile.avatar}
        instead={initialsOf(profile.customerName)}
        isRound
        onChosen={keepAvatar}
      />
      <OnePicture
        name={t("Logo of the company")}
        src={profile.logo}
        instead={profile.company}
        onChosen={looksAfterCompany(profile) ? keepLogo : null}
      />
    </div>
  );
}

/** The first letters of the first and the last word of a name. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [...new Set([words[0], words.at(-1)])].map((word) => [...(word ?? "")][0] ?? "").join("");
};

type OnePictureProps = {
  name: string;
  src: string | null;
  /** What stands there without a picture. */
  instead: string;
  isRound?: boolean;
  /** Null where it is for somebody else to change. */
  onChosen: ((file: File) => Promise<void>) | null;
};

function OnePicture({ name, src, instead, isRound = false, onChosen }: OnePictureProps) {
  const { t } = useTranslation("profile");
  const client = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation<void, ApiError, File>({
    mutationFn: async (chosen) => onChosen?.(chosen),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(getCustomerById) }),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = "";
    if (chosen) mutate(chosen);
  };
  return (
    <div className="text-dense">
      <p className="mb-1.5 font-medium">{name}</p>
      <div className="flex items-center gap-4">
        {src ? (
          <Picture
            key={src}
            src={src}
            alt={name}
            fit={isRound ? "cover" : "contain"}
            className={isRound ? "size-18 rounded-round" : "h-18 w-32"}
          />
        ) : (
          <span
            aria-hidden="true"
            className={cx(
              "voice-name grid shrink-0 place-items-center overflow-hidden bg-plate px-2 text-center text-ink-2",
              isRound ? "size-18 rounded-round text-title" : "h-18 w-32 text-read",
            )}
          >
            {instead}
          </span>
        )}
        {onChosen && (
          <>
            <input ref={file} type="file" accept="image/*" hidden onChange={choose} />
            <Button size="small" busy={isPending} onClick={() => file.current?.click()}>
              {src ? t("Another picture") : t("Choose a picture")}
            </Button>
          </>
        )}
        {!onChosen && <p className="max-w-44 text-note text-ink-3">{t("Your company's administrator changes it.")}</p>}
      </div>
      {error && <ErrorState error={error} className="mt-3" />}
    </div>
  );
}
