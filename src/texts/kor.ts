export const texts = import.meta.glob<Record<string, string>>(
  ["../../locales/kor/*.json", "!../../locales/kor/descriptions.json"],
  { import: "default" },
);
