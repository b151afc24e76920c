import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@latchkey/site/urls';

/** A message of the catalogs: the files that say it, and its words in one language. */
export interface Message {
  readonly from: readonly string[];
  readonly words: string;
}

/** The messages of a remote in each language, in the order of its catalogs. */
export const readCatalogs = (root: string): readonly Message[] =>
  locales.flatMap((locale) => messagesIn(readFileSync(path.join(root, 'locales', `${locale}.po`), 'utf8')));

/** Messages of one catalog, as Lingui writes them: `#:` names the files, the rest from `msgctxt` or `msgid` on is their words. */
function messagesIn(catalog: string): Message[] {
  return catalog.split('\n\n').flatMap((entry) => {
    const lines = entry.split('\n');
    const from = lines.flatMap((line) => (line.startsWith('#: ') ? [line.slice(3).trim()] : []));
    const words = lines.filter((line) => !line.startsWith('#')).join('\n');
    return from.length === 0 ? [] : [{ from, words }];
  });
}
