export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/ita/*.json", "!../../locales/ita/descriptions.json"],
  { import: "default" },
);
