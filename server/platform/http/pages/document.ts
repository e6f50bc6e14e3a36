import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getConsent, isFromRight, LANGUAGE_TAGS, type Lang, PREFIX, showInfo } from "@selvedge/contract";
import { srcSetOf } from "@selvedge/contract/picture-sizes";
import type { FastifyRequest } from "fastify";
import { languageOf } from "../language/language.ts";
import { type Ask, FACES_OF_ANY_PAGE, FIRST_SCREENS, type FirstPicture, LATIN } from "./first-screens.ts";

/** The built files by the name of what they were made of. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;
type Answer = { readonly path: string; readonly input: Ask["input"]; readonly data: unknown };
/** `data` of a call that was refused, or that is not there in time, is left to the page to ask for. */
type Answered = { readonly ask: Ask; readonly data: unknown; readonly isHere: boolean };

/** What every page asks for a customer before it is shown. */
const OF_EVERY_CUSTOMER: readonly Ask[] = [{ call: getConsent, input: {} }];
/** A first answer that takes longer than this does not hold the document. */
const WITHIN_MS = 250;
/** By these a call knows where it is asked from, behind a proxy too. */
const PASSED_ON = ["cookie", "host", "user-agent", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"] as const;

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const FALSE_END = /</g;

/** The list of what was built; without it, as under development, the documents are as they were built. */
export const manifestIn = (folder: string) => join(folder, ".vite/manifest.json");

/** Makes the document of an address: the built page with the language, what its first screen needs named ahead, and the first answers as data. */
export function documentMaker(folder: string): (request: FastifyRequest) => Promise<string> {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(manifestIn(folder), "utf8")) as Manifest;
  const files = Object.values(manifest).map(({ file }) => file);

  /** The files a module needs that no page starts with. */
  const filesOf = (module: string, found = new Set<string>()): Set<string> => {
    const { file, imports = [] } = manifest[module] ?? {};
    if (!file || page.includes(file) || found.has(file)) return found;
    found.add(file);
    for (const other of imports) filesOf(other, found);
    return found;
  };

  function ahead(path: string, lang: Lang, isSignedIn: boolean, pictures: readonly FirstPicture[]): string[] {
    const screen = FIRST_SCREENS[path];
    const modules = [`src/texts/${lang}.ts`];
    if (screen) modules.push(screen.module, ...(isSignedIn ? (screen.customerModules ?? []) : []));
    const scripts = new Set(modules.flatMap((module) => [...filesOf(module)]));
    const faces = LATIN.has(lang) ? (screen?.faces ?? FACES_OF_ANY_PAGE) : [];
    return [
      ...pictures.map(
        ({ src, sizes }) =>
          `<link rel="preload" as="image" fetchpriority="high" href="${escapeAttribute(src)}" imagesrcset="${escapeAttribute(srcSetOf(src) ?? src)}" imagesizes="${escapeAttribute(sizes)}">`,
      ),
      ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...faces
        .map((face) => files.find((file) => file.includes(`${face}-`) && file.endsWith(".woff2")))
        .filter((file) => file !== undefined)
        .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ];
  }

  return async (request) => {
    const [path = "/", search = ""] = request.url.split("?");
    const lang = languageOf(request.cookies.language ?? "") ?? "en";
    const screen = FIRST_SCREENS[path.toLowerCase()];
    // Who is signed in first: it says where the live events stood before everything else was asked.
    const who = await answerTo({ call: showInfo, input: {} }, request, lang);
    const isSignedIn = who.isHere && who.data !== null;
    const asks = [...(screen?.asks(new URLSearchParams(search)) ?? []), ...(isSignedIn ? OF_EVERY_CUSTOMER : [])];
    const answers = await Promise.all(asks.map((ask) => answerTo(ask, request, lang)));
    const data = answers.map((answer) => (answer.isHere ? answer.data : undefined));
    const links = ahead(path.toLowerCase(), lang, isSignedIn, screen?.pictures(data) ?? []);
    const first = {
      lang,
      ...(who.isHere ? { who: who.data } : {}),
      answers: answers
        .filter(({ isHere }) => isHere)
        .map(({ ask, data: answered }): Answer => ({ path: ask.call.path, input: ask.input, data: answered })),
    };
    const dir = isFromRight(lang) ? "rtl" : "ltr";
    const block = JSON.stringify(first).replace(FALSE_END, "\\u003c");
    // Functions, since a text may hold the signs that a replacement reads.
    return page
      .replace(/<html[^>]*>/, () => `<html lang="${LANGUAGE_TAGS[lang]}" dir="${dir}">`)
      .replace(/<script type="module"/, (script) => `${links.join("\n    ")}\n    ${script}`)
      .replace("</body>", () => `<script type="application/json" id="first">${block}</script>\n  </body>`);
  };
}

/** Asks a call within this process as whoever asks for the document. */
async function answerTo(ask: Ask, request: FastifyRequest, lang: Lang): Promise<Answered> {
  const { method, path, success } = ask.call;
  const headers = Object.fromEntries(PASSED_ON.map((name) => [name, request.headers[name]]).filter(([, value]) => value));
  const asked = request.server.inject({
    method,
    url: PREFIX + path,
    headers: { ...headers, "accept-language": LANGUAGE_TAGS[lang], "x-requested-with": "document" },
    remoteAddress: request.socket.remoteAddress,
    ...(method === "POST" ? { payload: ask.input } : {}),
  });
  const late = new Promise<null>((done) => setTimeout(done, WITHIN_MS, null).unref());
  const reply = await Promise.race([asked, late]);
  const envelope = reply ? (reply.json() as { code: number; data: unknown }) : null;
  const isHere = envelope?.code === success;
  return { ask, data: isHere ? envelope.data : undefined, isHere };
}
