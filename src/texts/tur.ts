import { read } from "../i18n-read.ts";

export const texts = {
  ...read(
    import.meta.glob<Record<string, string>>("../../locales/tur/{shell,front,around,consent,finding,favourites,pages}.json", {
      import: "default",
      eager: true,
    }),
  ),
  ...import.meta.glob<Record<string, string>>(
    [
      "../../locales/tur/*.json",
      "!../../locales/tur/{shell,front,around,consent,finding,favourites,pages}.json",
      "!../../locales/tur/descriptions.json",
    ],
    { import: "default" },
  ),
};
