import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import { type DocumentTexts, textsOfRevision } from '../../catalogue/catalogue.ts';
import { publicationsOf } from '../../publishing/publishing.ts';
import { shownDifferences } from './shown-differences.ts';
import { publicationView } from './set-up-view.ts';

type History = Extract<ReplyOf<PropertyContract['listPublications']>, { readonly status: 200 }>['body'];

const atOnce = 10;

/** The publications of a hotel before a number, latest first, each with what it made different. */
export async function historyView(
  { db }: Pick<Deps, 'db'>,
  hotelId: number,
  before: number | undefined,
): Promise<History> {
  const rows = await publicationsOf(db, hotelId, { before, limit: atOnce + 1 });
  const texts = new Map<string, DocumentTexts | undefined>();
  for (const { revision } of rows)
    if (!texts.has(revision)) texts.set(revision, await textsOfRevision(db, hotelId, revision));
  const shown = rows.slice(0, atOnce);
  const last = shown.at(-1);
  return {
    publications: shown.map((row, at) => {
      const former = rows[at + 1];
      const [these, those] = [texts.get(row.revision), former === undefined ? undefined : texts.get(former.revision)];
      const isKnown = these !== undefined && those !== undefined;
      return {
        ...publicationView(row, before === undefined && at === 0),
        differences: isKnown ? shownDifferences(those, these) : null,
      };
    }),
    ...(rows.length > shown.length && last !== undefined ? { next: last.number } : {}),
  };
}
