import { hasBrand, skeletonOf } from '@latchkey/booking-core/names';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { Settings } from '../../../settings.ts';
import type { DocumentTexts, Finding } from '../../catalogue/catalogue.ts';
import { skeletonsTaken } from '../../listings/listings.ts';
import { isUnopened } from './provider-keys.ts';

interface ToJudge {
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
  /** What the check of the documents found. */
  readonly findings: readonly Finding[];
}

const ofNames: readonly string[] = ['name_link', 'name_letters', 'name_brand'];

/**
 * The findings in documents, and the names that a hotel may not have. A name is judged where it is new:
 * everywhere in a hotel that no guest has seen, and at places that differ from what guests see. What the provider has put
 * there itself stands.
 */
export async function judgedFindings(
  db: Database | Transaction,
  { providerName }: Pick<Settings, 'providerName'>,
  hotelId: number,
  { before, after, findings }: ToJudge,
): Promise<Finding[]> {
  const isAnew = ({ file, path }: Pick<Finding, 'file' | 'path'>): boolean =>
    isUnopened(before) || textAt(before[file], path) !== textAt(after[file], path);
  const raised = findings.map((one): Finding =>
    ofNames.includes(one.kind) && isAnew(one) ? { ...one, rank: 'must' } : one,
  );
  const names = namesIn(after).filter(isAnew);
  const taken = await skeletonsTaken(
    db,
    names.map(({ name }) => skeletonOf(name)),
    { hotelId },
  );
  const more = names.flatMap(({ file, path, name }): Finding[] => {
    if (taken.has(skeletonOf(name)))
      return [{ rank: 'must', file, path, kind: 'name_taken', message: 'is what another hotel here is called' }];
    return hasBrand(name, [providerName]) && !raised.some((one) => one.file === file && one.path === path)
      ? [{ rank: 'must', file, path, kind: 'name_brand', message: 'has the name of the provider in it' }]
      : [];
  });
  return [...raised, ...more];
}

/** The names of a hotel, by the file that each stands in. */
export const namesIn = (
  texts: DocumentTexts,
): { readonly file: string; readonly path: 'name'; readonly name: string }[] =>
  Object.keys(texts)
    .filter((file) => file.startsWith('words.'))
    .flatMap((file) => {
      const name = textAt(texts[file], 'name');
      return typeof name === 'string' ? [{ file, path: 'name' as const, name }] : [];
    });

function textAt(document: string | undefined, path: string): unknown {
  if (document === undefined) return undefined;
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      JSON.parse(document),
    );
}
