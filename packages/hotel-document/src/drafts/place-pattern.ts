import type { WrittenFacts, WrittenWords } from '../schema/written.types.ts';
import type { PathOf } from './path-of.types.ts';

/** Where a path is of a pattern: what stands for each `*` of it, and what of the path is behind it. */
export interface MatchedPlace {
  readonly ids: readonly [string, ...string[]];
  readonly rest: string;
}

/**
 * Whether a path is of a pattern such as `rooms.*.beds.*`, or within it: null where it is not.
 */
export const placeWithin = <const Pattern extends string>(
  pattern: Pattern & PathOf<WrittenFacts | WrittenWords, Pattern>,
): ((path: string) => MatchedPlace | null) => {
  const parts = pattern.split('.');
  return (path) => {
    const found = path.split('.');
    if (found.length < parts.length || !parts.every((part, at) => part === '*' || part === found[at])) return null;
    const [first = '', ...others] = found.filter((_, at) => parts[at] === '*');
    return { ids: [first, ...others], rest: found.slice(parts.length).join('.') };
  };
};

/** The same, of the very place alone. */
export const placeAt = <const Pattern extends string>(
  pattern: Pattern & PathOf<WrittenFacts | WrittenWords, Pattern>,
): ((path: string) => MatchedPlace['ids'] | null) => {
  const within = placeWithin<Pattern>(pattern);
  return (path) => {
    const place = within(path);
    return place?.rest === '' ? place.ids : null;
  };
};
