import { read } from "../i18n-read.ts";

export const texts = {
  ...read(
    import.meta.glob<Record<string, string>>("../../locales/ita/{shell,front,around,consent,finding,favourites,pages}.json", {
      import: "default",
      eager: true,
    }),
  ),
  ...import.meta.glob<Record<string, string>>(
    [
      "../../locales/ita/*.json",
      "!../../locales/ita/{shell,front,around,consent,finding,favourites,pages}.json",
      "!../../locales/ita/descriptions.json",
    ],
    { import: "default" },
  ),
};
