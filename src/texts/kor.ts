import { read } from "../i18n-read.ts";

export const texts = {
  ...read(
    import.meta.glob<Record<string, string>>("../../locales/kor/{shell,front,around,consent,finding,favourites,pages}.json", {
      import: "default",
      eager: true,
    }),
  ),
  ...import.meta.glob<Record<string, string>>(
    [
      "../../locales/kor/*.json",
      "!../../locales/kor/{shell,front,around,consent,finding,favourites,pages}.json",
      "!../../locales/kor/descriptions.json",
    ],
    { import: "default" },
  ),
};
