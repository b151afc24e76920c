import type { PropertyKey } from '@latchkey/api-contract/types';
import type { Action } from './property-action.types.ts';
import { tooMany } from './property-words.ts';

const amount = (text: string | undefined): number | undefined | null =>
  text === undefined ? undefined : /^\d+$/.test(text) ? Number(text) : null;

/** Words in quotation marks stay one; a last word that is a number is one. */
function nameAndNumber(words: readonly string[]): { name: string; last: number | undefined } | null {
  const last = words.length > 1 ? amount(words.at(-1)) : undefined;
  const name = (typeof last === 'number' ? words.slice(0, -1) : words).join(' ').trim();
  return name === '' ? null : { name, last: last ?? undefined };
}

/** The keys by which a property's own systems call, at the terminal. */
export const keyActions: Readonly<Record<string, Action>> = {
  keys: {
    usage: '',
    does: 'its keys, when they end and when each was last used',
    call: 'listPropertyKeys',
    arguments: (words) => tooMany(words) ?? {},
  },
  'add-key': {
    usage: '<name> [days]',
    does: 'makes a key, for a year or as many days as given, and shows it this once',
    call: 'createPropertyKey',
    arguments: (words) => {
      const named = nameAndNumber(words);
      return named === null
        ? 'The name is missing.'
        : { body: { name: named.name, ...(named.last === undefined ? {} : { days: named.last }) } };
    },
  },
  'rotate-key': {
    usage: '<key id> <name> [hours]',
    does: 'makes a key in place of another, which goes on for 24 hours or as many as given',
    call: 'createPropertyKey',
    arguments: ([replaces, ...words]) => {
      const named = nameAndNumber(words);
      return replaces === undefined || named === null
        ? 'The key or the name is missing.'
        : { body: { replaces, name: named.name, ...(named.last === undefined ? {} : { overlapHours: named.last }) } };
    },
  },
  'revoke-key': {
    usage: '<key id>',
    does: 'ends one key at once; the others go on',
    call: 'revokePropertyKey',
    arguments: ([keyId, ...rest]) =>
      keyId === undefined ? 'The key is missing.' : (tooMany(rest) ?? { params: { keyId } }),
  },
};

/** A line for each key, with a new key itself first. */
export function keysInWords(body: object): string[] | null {
  if ('keys' in body && Array.isArray(body.keys)) {
    const keys = body.keys as PropertyKey[];
    return keys.length === 0 ? ['No keys.'] : keys.map(keyLine);
  }
  if (!('keyId' in body)) return null;
  const made = body as PropertyKey & { key?: string };
  return [
    ...(made.key === undefined ? [] : [made.key, 'This is shown once: keep it where the property’s system reads it.']),
    keyLine(made),
  ];
}

const keyLine = ({ keyId, name, state, createdAt, expiresAt, lastUsedAt, madeBy }: PropertyKey): string =>
  [
    keyId,
    state,
    name,
    `made ${createdAt.slice(0, 10)}${madeBy === null || madeBy === undefined ? '' : ` by ${madeBy.name}`}`,
    expiresAt === null ? 'without an end' : `until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC`,
    lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.slice(0, 16).replace('T', ' ')} UTC`,
  ].join('  ');
