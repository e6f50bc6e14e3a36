import { read } from "../i18n-read.ts";

export const texts = {
  ...read(
    import.meta.glob<Record<string, string>>("../../locales/esp/{shell,front,around,consent,finding,favourites,pages}.json", {
      import: "default",
      eager: true,
    }),
  ),
  ...import.meta.glob<Record<string, string>>(
    [
      "../../locales/esp/*.json",
      "!../../locales/esp/{shell,front,around,consent,finding,favourites,pages}.json",
      "!../../locales/esp/descriptions.json",
    ],
    { import: "default" },
  ),
};
