import { defaultLocale, isLocale, type Locale } from '@latchkey/site/urls';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';

/** The letters of each language; null where they are Latin ones, which names and addresses have in every language. */
const scripts: Readonly<Record<Locale, RegExp | null>> = {
  en: null,
  de: null,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
};

/** Shares of a catalog's messages: how many at least have the language's letters, and how many at most those of another or English words. */
const [leastOwn, mostForeign, mostEnglish] = [0.5, 0.1, 0.8];

/**
 * Why a release's words cannot be shown; empty where they can. A language of the shell may lack its catalog; a catalog
 * may be empty, have fewer messages than the English one, be in another language's letters, or be English.
 */
export async function catalogsRefused(
  { blobs }: ReleaseStore,
  release: Release,
  languages: readonly string[],
): Promise<string[]> {
  if (Object.keys(release.words).length === 0) return [];
  const catalogs = new Map<string, readonly string[]>();
  for (const [language, shared] of Object.entries(release.words)) {
    const files = [...shared, ...Object.values(release.screenWords ?? {}).flatMap((own) => own[language] ?? [])];
    const found = await Promise.all(files.map((file) => blobs.get(`assets/${release.app}/${file}`)));
    const read = found.flatMap((blob) => (blob === null ? [] : messagesIn(blob.content.toString('utf8'))));
    if (read.every((one) => one !== null)) catalogs.set(language, read.flat());
  }
  const english = catalogs.get(defaultLocale) ?? [];
  return [
    ...languages.filter((one) => release.words[one] === undefined).map((one) => `it has no words in ${one}`),
    ...Object.entries(release.screenWords ?? {}).flatMap(([screen, own]) =>
      languages.filter((one) => own[one] === undefined).map((one) => `its screen ${screen} has no words in ${one}`),
    ),
    ...[...catalogs].flatMap(([language, messages]) => faultOf(language, messages, english)),
  ];
}

function faultOf(language: string, messages: readonly string[], english: readonly string[]): string[] {
  const name = `its catalog of ${language}`;
  if (messages.length === 0) return [`${name} is empty`];
  if (messages.length < english.length) return [`${name} has ${messages.length} messages of ${english.length}`];
  const share = (has: (message: string) => boolean): number => messages.filter(has).length / messages.length;
  const own = isLocale(language) ? scripts[language] : null;
  if (own !== null && share((message) => own.test(message)) < leastOwn)
    return [`${name} is not written in its letters`];
  for (const [other, letters] of Object.entries(scripts))
    if (letters !== null && other !== language && share((message) => letters.test(message)) > mostForeign)
      return [`${name} is written in the letters of ${other}`];
  const known = new Set(english);
  return language !== defaultLocale && english.length > 0 && share((message) => known.has(message)) > mostEnglish
    ? [`${name} is the English one`]
    : [];
}

/** The messages of a built catalog, each as its words; null where a file holds none in the form that is known. */
export function messagesIn(code: string): (readonly string[] | null)[] {
  const parsed = Array.from(code.matchAll(/JSON\.parse\((["'`])((?:\\[^]|(?!\1)[^])*)\1\)/g), ([, , text = '']) =>
    catalogIn(text),
  );
  return parsed.length === 0 ? [null] : parsed;
}

function catalogIn(text: string): readonly string[] | null {
  try {
    const catalog = JSON.parse(unescaped(text)) as Readonly<Record<string, unknown>>;
    return Object.values(catalog).map(wordsOf);
  } catch {
    return null;
  }
}

/** A string of JavaScript as it is read. */
const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([^]))/gi, (_, long?: string, short?: string, other?: string) => {
    const code = long ?? short;
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return { n: '\n', t: '\t', r: '\r' }[other ?? ''] ?? other ?? '';
  });

/** A compiled message is a text, or a list of texts and of what is put into them. */
const wordsOf = (message: unknown): string =>
  Array.isArray(message) ? message.filter((part) => typeof part === 'string').join('') : String(message);
