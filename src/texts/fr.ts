export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/fr/*.json", "!../../locales/fr/descriptions.json"],
  { import: "default" },
);
