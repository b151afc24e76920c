import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import type { Owner } from '@latchkey/site/urls';
import { pattern } from './icu-pattern.ts';
import type { Language } from './language.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Whose catalog: an app, the components, or the banner about measuring. */
export type Speaker = Owner | 'shell' | 'ui' | 'analytics';

/** What fills a message in, and the context that tells two equal messages apart. */
export interface Filling {
  readonly context?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** `start` where the name or text goes on after the message, `part` where it also begins before. */
  readonly place?: 'whole' | 'start' | 'part';
}

/** A message of a catalog, as a pattern for the whole of an accessible name or text. Places that are not filled match anything. */
export type Say = (message: string, filling?: Filling) => RegExp;

const catalogs = new Map<string, ReadonlyMap<string, string>>();

/** The words of choosing a stay, which travel with the remotes that use them. */
const stay = path.join(root, 'packages', 'stay', 'locales');

/** The words of a speaker in a language, by their English. Throws when one is missing: a guest would read English. */
export function wordsOf(speaker: Speaker, language: Language): Say {
  const folder = path.join(root, speaker === 'ui' || speaker === 'analytics' ? 'packages' : 'apps', speaker, 'locales');
  const file = path.join(folder, `${language}.po`);
  const catalog =
    catalogs.get(file) ??
    new Map(
      [stay, folder]
        .flatMap((place) => globSync(`**/${language}.po`, { cwd: place }).map((found) => path.join(place, found)))
        .flatMap(entriesOf),
    );
  catalogs.set(file, catalog);
  return (message, { context = '', values = {}, place = 'whole' } = {}) => {
    const said = catalog.get(`${context}\u0004${message}`);
    if (!said) throw new Error(`${file} does not say "${message}"${context ? ` (${context})` : ''}`);
    const source = pattern(said, values);
    return new RegExp(`${place === 'part' ? '' : '^\\s*'}${source}${place === 'whole' ? '\\s*$' : ''}`, 'u');
  };
}

function entriesOf(file: string): (readonly [id: string, said: string])[] {
  const { items } = parsePoFile(readFileSync(file, 'utf8'));
  return items.map(({ msgctxt, msgid, msgstr }) => [`${msgctxt ?? ''}\u0004${msgid}`, msgstr[0] ?? '']);
}
