import { read } from "../i18n-read.ts";

export const texts = {
  ...read(
    import.meta.glob<Record<string, string>>("../../locales/jp/{shell,front,around,consent,finding,favourites,pages}.json", {
      import: "default",
      eager: true,
    }),
  ),
  ...import.meta.glob<Record<string, string>>(
    [
      "../../locales/jp/*.json",
      "!../../locales/jp/{shell,front,around,consent,finding,favourites,pages}.json",
      "!../../locales/jp/descriptions.json",
    ],
    { import: "default" },
  ),
};
