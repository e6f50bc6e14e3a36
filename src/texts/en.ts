export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/en/*.json", "!../../locales/en/descriptions.json"],
  { import: "default" },
);
