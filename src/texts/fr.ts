import { read } from "../i18n-read.ts";

export const texts = {
  ...read(
    import.meta.glob<Record<string, string>>("../../locales/fr/{shell,front,around,consent,finding,favourites,pages}.json", {
      import: "default",
      eager: true,
    }),
  ),
  ...import.meta.glob<Record<string, string>>(
    [
      "../../locales/fr/*.json",
      "!../../locales/fr/{shell,front,around,consent,finding,favourites,pages}.json",
      "!../../locales/fr/descriptions.json",
    ],
    { import: "default" },
  ),
};
