import { read } from "../i18n-read.ts";

export const texts = {
  ...read(
    import.meta.glob<Record<string, string>>("../../locales/arab/{shell,front,around,consent,finding,favourites,pages}.json", {
      import: "default",
      eager: true,
    }),
  ),
  ...import.meta.glob<Record<string, string>>(
    [
      "../../locales/arab/*.json",
      "!../../locales/arab/{shell,front,around,consent,finding,favourites,pages}.json",
      "!../../locales/arab/descriptions.json",
    ],
    { import: "default" },
  ),
};
