import { createHash } from 'node:crypto';
import { secretText } from '../secret-text.ts';

/** What of a line may have to be forgotten by law: the chain has no more of it than a digest. */
const personal = ['actor_name', 'device', 'why'] as const;

type Personal = (typeof personal)[number];

/** Digests of the personal fields that a line has, each with its salt; without a salt the field is forgotten. */
export type Seals = { readonly [Field in Personal]?: { readonly salt: string | null; readonly digest: string } };

/** A line as it is chained: all of it but its place. */
export interface ChainedLine {
  readonly hotel_id: number;
  readonly line_id: string;
  readonly at: Date;
  readonly kind: string;
  readonly actor_id: string;
  readonly actor_name: string;
  readonly device: string | null;
  readonly operation: string;
  readonly outcome: string;
  readonly booking_id: string | null;
  readonly subject: string | null;
  readonly before: object | null;
  readonly after: object | null;
  readonly why: string | null;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const digestOf = (salt: string, value: string): string => sha256(`${salt}${value.toWellFormed()}`);

/** Seals what of a line is personal: a salt of its own keeps a field that is forgotten from being guessed. */
export function sealsOf(line: ChainedLine): Seals {
  const filled = personal.flatMap((field) => (line[field] ? [[field, line[field]] as const] : []));
  return Object.fromEntries(
    filled.map(([field, value]) => {
      const salt = secretText();
      return [field, { salt, digest: digestOf(salt, value) }];
    }),
  );
}

/** Whether the personal fields of a line are those that were sealed, or are empty where they were forgotten. */
export const isSealed = (line: ChainedLine, seals: Seals): boolean =>
  personal.every((field) => {
    const seal = seals[field];
    const value = line[field] ?? '';
    if (seal === undefined || seal.salt === null) return value === '';
    return digestOf(seal.salt, value) === seal.digest;
  });

/** Whether something of a line was forgotten. */
export const isForgotten = (seals: Seals): boolean => Object.values(seals).some(({ salt }) => salt === null);

/** What of a line the chain holds for good, as text. */
export function contentOf(line: ChainedLine, seals: Seals): string {
  const { hotel_id, line_id, at, kind, actor_id, operation, outcome, booking_id, subject, before, after } = line;
  const digests = personal.map((field) => seals[field]?.digest ?? null);
  const fields = [hotel_id, line_id, at.toISOString(), kind, actor_id, operation, outcome, booking_id, subject];
  return JSON.stringify(asKept([...fields, before, after, ...digests]));
}

/** The hash of a line, from that of the line before; of the first line that is empty. */
export const hashAfter = (before: string, content: string): string => sha256(`${before}${content}`);

/** A value as the database gives it back: it sorts names anew, and replaces halves of surrogate pairs. */
export function asKept(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(asKept);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, of]) => [name, asKept(of)]),
  );
}
