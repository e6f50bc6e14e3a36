import { read } from "../i18n-read.ts";

export const texts = {
  ...read(
    import.meta.glob<Record<string, string>>("../../locales/cn/{shell,front,around,consent,finding,favourites,pages}.json", {
      import: "default",
      eager: true,
    }),
  ),
  ...import.meta.glob<Record<string, string>>(
    [
      "../../locales/cn/*.json",
      "!../../locales/cn/{shell,front,around,consent,finding,favourites,pages}.json",
      "!../../locales/cn/descriptions.json",
    ],
    { import: "default" },
  ),
};
