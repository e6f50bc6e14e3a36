export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/jp/*.json", "!../../locales/jp/descriptions.json"],
  { import: "default" },
);
