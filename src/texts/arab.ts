export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/arab/*.json", "!../../locales/arab/descriptions.json"],
  { import: "default" },
);
