import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { speak } from "./api/request.ts";
import { AREAS, type Area, LANGUAGE_STORE, type Language, languageOf } from "./i18n-languages.ts";

type Texts = Readonly<Record<string, () => Promise<Record<string, string>>>>;

/** Which files a language has: a chunk of its own, so that a page does not carry the list of all ten. */
const languages = import.meta.glob<Texts>("./texts/*.ts", { import: "texts" });

async function textsOf(key: string, area: string): Promise<Record<string, string>> {
  const files = await languages[`./texts/${key}.ts`]!();
  const load = files[`../../locales/${key}/${area}.json`];
  return load ? load() : {};
}

/** Reads `locales/<language>/<area>.json`, each a chunk of its own. An area without a file is shown in English: the keys are the text. */
const backend: BackendModule = {
  type: "backend",
  init: () => {},
  read: (tag, area, done) => {
    textsOf(languageOf(tag).key, area).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error as Error, null),
    );
  },
};

/** Fonts that only some scripts need; Latin and Cyrillic come by unicode-range with the style sheet. */
const SCRIPT_FONTS: Readonly<Record<string, () => Promise<unknown>>> = {
  arab: () => import("./ui/fonts/arabic.ts"),
  jp: () => import("./ui/fonts/japanese.ts"),
  kor: () => import("./ui/fonts/korean.ts"),
  cn: () => import("./ui/fonts/chinese.ts"),
};

function dress(language: Language): void {
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.dir;
  speak(language.tag, () => i18next.t("The portal is not available right now. Please try again in a moment."));
  // By this the server writes the document in the language before any script runs.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${LANGUAGE_STORE}=${language.key}; path=/; max-age=31536000; samesite=lax`;
  void SCRIPT_FONTS[language.key]?.();
}

const stored = (): Language => {
  try {
    return languageOf(localStorage.getItem(LANGUAGE_STORE));
  } catch {
    return languageOf(null);
  }
};

async function start(): Promise<void> {
  const language = stored();
  dress(language);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language.tag,
      fallbackLng: false,
      load: "currentOnly",
      ns: ["shell"],
      defaultNS: "shell",
      fallbackNS: [...AREAS],
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

let started: Promise<void> | null = null;
/** Starts in the stored language (English by default) with the shell's texts loaded; once, whoever asks first. */
export function startLanguage(): Promise<void> {
  started ??= start();
  return started;
}

/** Loads the texts a page needs before it is shown. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  await startLanguage();
  await i18next.loadNamespaces([...areas]);
}

/** Changes the language everywhere, keeps the choice, turns the page for Arabic. */
export async function chooseLanguage(key: Language["key"]): Promise<void> {
  const language = languageOf(key);
  dress(language);
  try {
    localStorage.setItem(LANGUAGE_STORE, language.key);
  } catch {
    // A browser that stores nothing still uses the language until the tab is closed.
  }
  await i18next.changeLanguage(language.tag);
}

/** The language now in use. */
export const currentLanguage = (): Language => languageOf(i18next.language);

export { useTranslation } from "react-i18next";
