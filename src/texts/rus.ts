import { read } from "../i18n-read.ts";

export const texts = {
  ...read(
    import.meta.glob<Record<string, string>>("../../locales/rus/{shell,front,around,consent,finding,favourites,pages}.json", {
      import: "default",
      eager: true,
    }),
  ),
  ...import.meta.glob<Record<string, string>>(
    [
      "../../locales/rus/*.json",
      "!../../locales/rus/{shell,front,around,consent,finding,favourites,pages}.json",
      "!../../locales/rus/descriptions.json",
    ],
    { import: "default" },
  ),
};
