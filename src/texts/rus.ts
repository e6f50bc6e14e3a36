export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/rus/*.json", "!../../locales/rus/descriptions.json"],
  { import: "default" },
);
