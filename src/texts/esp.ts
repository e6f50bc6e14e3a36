export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/esp/*.json", "!../../locales/esp/descriptions.json"],
  { import: "default" },
);
