export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/tur/*.json", "!../../locales/tur/descriptions.json"],
  { import: "default" },
);
