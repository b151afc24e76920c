import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import { changedDocuments, checkDocuments, type DocumentsInForce, type KeptChange } from '../../catalogue/catalogue.ts';
import { publicationsOf, type PublicationRow } from '../../publishing/publishing.ts';
import { judgedFindings } from './judged-findings.ts';
import { mailboxUnproved } from './mailbox-unproved.ts';
import { ownMissing } from './own-accounts.ts';
import { proposalsOf } from './languages/proposals.queries.ts';
import { unreadIn } from './languages/standing.ts';
import { shownDifferences } from './shown-differences.ts';
import { draftOf, plannedOf, type DraftRow, type PlannedRow } from './drafts.queries.ts';

type SetUp = Extract<ReplyOf<PropertyContract['getSetUp']>, { readonly status: 200 }>['body'];

/** What a hotel says of itself, as its owner reads it. */
export async function setUpView(
  { db, textModel, settings }: Pick<Deps, 'db' | 'textModel' | 'settings'>,
  hotelId: number,
  inForce: DocumentsInForce,
): Promise<SetUp> {
  const draft = await draftOf(db, hotelId);
  const [latest] = await publicationsOf(db, hotelId, { limit: 1 });
  const { texts, conflicts } = changedDocuments(inForce.texts, draft?.changes ?? []);
  const { findings } = await checkDocuments(texts, inForce);
  return {
    kept: inForce.kept,
    live: latest === undefined ? before : publicationView(latest, true),
    draft: draftView(draft),
    planned: (await plannedOf(db, hotelId)).map((row) => plannedView(row, inForce)),
    documents: Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, JSON.parse(text) as unknown])),
    images: inForce.images.map(({ name, width, height }) => ({ name, width, height })),
    differences: shownDifferences(inForce.texts, texts),
    findings: [
      ...(await judgedFindings(db, settings, hotelId, { before: inForce.texts, after: texts, findings })),
      ...(await ownMissing(db, hotelId, texts)),
      ...(await mailboxUnproved(db, hotelId, texts)),
    ],
    conflicts: conflicts.map(({ file, path, was, value, now }) => ({ file, path, was, value, now })),
    unread: unreadIn(texts, await proposalsOf(db, hotelId)),
    canPropose: textModel !== null,
  };
}

/** What is in force of a hotel of which nothing has been remembered yet. */
const before: SetUp['live'] = { number: 1, at: null, by: null, source: 'files', reverts: null, isLive: true };

export const publicationView = (row: PublicationRow, isLive: boolean): SetUp['live'] => ({
  number: row.number,
  at: row.at?.toISOString() ?? null,
  by: row.by_name,
  source: row.source,
  reverts: row.reverts,
  isLive,
});

export const draftView = (row: DraftRow | undefined): SetUp['draft'] => ({
  version: row?.version ?? 0,
  savedAt: row === undefined || row.version === 0 ? null : row.saved_at.toISOString(),
  by: row?.by_name ?? null,
  changes: (row?.changes ?? []).map(changeView),
});

const changeView = ({ file, path, value }: KeptChange): SetUp['draft']['changes'][number] => ({ file, path, value });

const plannedView = (
  { from_day: from, planned_at, by_name: by, changes, refused }: PlannedRow,
  { texts }: DocumentsInForce,
): SetUp['planned'][number] => ({
  from,
  plannedAt: planned_at.toISOString(),
  by,
  differences: shownDifferences(texts, changedDocuments(texts, changes).texts),
  refused: refused === null ? null : [...refused],
});
