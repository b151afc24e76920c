import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../run/paths.ts';
import { refusedIn } from './refused-in.ts';
import type { Side } from './refused-words.table.ts';

const languages = ['en', 'de', 'ar', 'hi'] as const;
/** Folders of the engine whose mails are read by the people of hotels. */
const ofHotels = /\/(property|onboarding|identity)|\/notifications\/property/;

/** The refused words in the engine's mails, messages and papers, whose texts are tables by language and not in catalogs. */
export async function refusedInMails(): Promise<string[]> {
  const files = globSync('apps/api/src/**/*.words{,.*}.ts', { cwd: root }).filter((file) => !file.includes('.test.'));
  const faults: string[] = [];
  for (const file of files) {
    const side: Side = ofHotels.test(file) ? 'desk' : 'guests';
    const of = /\.words\.(\w\w)\.ts$/.exec(file)?.[1] ?? null;
    const words = (await import(pathToFileURL(path.join(root, file)).href)) as object;
    for (const [language, text] of textsIn(words, of))
      for (const word of refusedIn(text, language, side)) faults.push(`${file}: ${word} in "${text}"`);
  }
  return faults;
}

/** The texts below the keys of languages, each with its language. */
function textsIn(value: unknown, language: string | null): (readonly [string, string])[] {
  if (typeof value === 'string') return language === null ? [] : [[language, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, languages.find((one) => one === key) ?? language),
  );
}
