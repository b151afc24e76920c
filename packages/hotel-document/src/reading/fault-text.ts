import type { z } from 'zod';
import { factsKeys } from '../keys/facts-keys.ts';
import type { FaultKind } from '../faults/fault.types.ts';
import { listed, shown } from '../faults/fault-at.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What stands at a path of a file; undefined where nothing does. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );
}

/** A path whose entries of lists go by their id where they have one: `rooms.canal-room.prices`, not `rooms.0.prices`. */
export function namedPath(root: unknown, path: Path): string {
  return path
    .map((key, at) => {
      const id =
        typeof key === 'number'
          ? (valueAt(root, path.slice(0, at + 1)) as { id?: unknown } | undefined)?.id
          : undefined;
      const isOwn = typeof id === 'string' && id !== '' && path[at + 1] !== 'id';
      return isOwn ? id : String(key);
    })
    .join('.');
}

/** The pattern under which a path stands among the keys. */
function patternOf(path: Path): string | undefined {
  const patterns = path.reduce<string[]>(
    (found, key) => found.flatMap((one) => (one === '' ? [String(key)] : [`${one}.${String(key)}`, `${one}.*`])),
    [''],
  );
  const keys = factsKeys();
  return patterns.find((pattern) => keys.has(pattern));
}

/** One sentence for each thing that an issue of a schema is about: what stands there, what is expected, and an example. */
export function faultTexts(
  root: unknown,
  issue: Issue,
  isFacts: boolean,
): { readonly path: string; readonly message: string; readonly kind: FaultKind }[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: namedPath(root, [...issue.path, key]),
      message: unknownKey(isFacts ? issue.path : null, key),
      kind: 'unknown_key' as const,
    }));
  const value = valueAt(root, issue.path);
  const known = isFacts ? factsKeys().get(patternOf(issue.path) ?? '') : undefined;
  const [what, example] = known === undefined ? ['', ''] : [`: ${known.description}`, `, such as ${known.example}`];
  const path = namedPath(root, issue.path);
  if (value === undefined) return [{ path, message: `is missing${what}${example}`, kind: 'missing' }];
  return [{ path, message: `is ${shown(value)}, and must be ${wanted(issue)}${what}${example}`, kind: 'wrong_form' }];
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

const formats: Readonly<Record<string, string>> = {
  date: 'a day as YYYY-MM-DD',
  email: 'a mail address',
  url: 'an https address',
};

function wanted(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${listed(
        issue.values.map((value) => JSON.stringify(value)),
        'or',
      )}`;
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `of at least ${issue.minimum} ${issue.origin === 'array' ? 'entries' : 'letters'}`
        : `${issue.inclusive === false ? 'above' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `of at most ${issue.maximum} ${issue.origin === 'array' ? 'entries' : 'letters'}`
        : `at most ${issue.maximum}`;
    case 'invalid_format':
      return formats[issue.format] ?? written(issue.message);
    default:
      return written(issue.message);
  }
}

/** The schemas say themselves what they want: `kebab-case`, `HH:MM`. */
const written = (message: string): string =>
  message === 'kebab-case' ? 'kebab-case: small letters a to z, digits and single hyphens' : message;

function unknownKey(parent: Path | null, key: string): string {
  if (parent === null)
    return 'is no key of the words: take it out, or look for its name in words.en.json of another hotel';
  const pattern = parent.length === 0 ? '' : `${patternOf(parent) ?? String(parent.join('.'))}.`;
  const keys = [...factsKeys().keys()];
  const others = keys
    .concat(keys.map((one) => one.replace(/^.*\*\./, '*.')))
    .filter((one) => one.startsWith(pattern) && !one.slice(pattern.length).includes('.'))
    .map((one) => one.slice(pattern.length));
  const near =
    others.find((one) => one.toLowerCase() === key.toLowerCase()) ?? others.find((one) => distance(one, key) <= 2);
  return near === undefined
    ? 'is no key that is known here: take it out, or look for its name in the README'
    : `is no key that is known here: is "${near}" meant?`;
}

/** How many letters of one word must be put in, taken out or changed to make the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, its] of Array.from(other).entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === its ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
