import type { KeyWithin } from '@latchkey/hotel-document/drafts';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { partOf } from '../fields/part-of.ts';
import { asTyped, type LackedSection, type LackedText } from '../model/languages.types.ts';

/** What stands before the rest of its entry: a question comes before its answer. */
const firstKeys: readonly string[] = [
  'name',
  'headline',
  'lead',
  'modifiedQuestion',
  'sentence',
  'alt',
] satisfies readonly KeyWithin<WrittenWords>[];
const rankOf = (path: string): number => {
  const at = firstKeys.indexOf(path.split('.').at(-1) ?? '');
  return at < 0 ? firstKeys.length : at;
};
const entryOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** What a language lacks by the pages of the set-up, each room apart. */
export function sectionsOf(texts: readonly LackedText[]): readonly LackedSection[] {
  const sections = Map.groupBy(texts, ({ path }) => sectionOf(path));
  return [...sections].map(([id, its]) => ({
    id,
    rows: [...Map.groupBy(its, ({ path }) => entryOf(path)).values()]
      .flatMap((entry) => entry.toSorted((one, other) => rankOf(one.path) - rankOf(other.path)))
      .map(({ path, from, original, value, isRead }) => ({
        path,
        from,
        original: asTyped(original),
        isList: typeof original !== 'string',
        value: value === null ? '' : asTyped(value),
        state: isRead ? 'read' : value === null ? 'missing' : 'unread',
      })),
  }));
}

function sectionOf(path: string): string {
  const [first = '', id = ''] = path.split('.');
  return first === 'rooms' ? `rooms.${id}` : (partOf('words', path) ?? 'texts');
}
