export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/cn/*.json", "!../../locales/cn/descriptions.json"],
  { import: "default" },
);
