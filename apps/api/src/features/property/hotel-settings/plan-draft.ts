import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { Settings } from '../../../settings.ts';
import {
  addChanges,
  changedDocuments,
  checkDocuments,
  type DocumentsInForce,
  type Finding,
} from '../../catalogue/catalogue.ts';
import { deletePlanned, type DraftRow, lockDraft, lockPlanned, writeDraft, writePlanned } from './drafts.queries.ts';
import { withTextsThatFollow } from './follow-facts.ts';
import { judgedFindings } from './judged-findings.ts';
import { ownMissing } from './own-accounts.ts';
import type { By } from './publish-changes.ts';

/** What became of a draft that guests are to see from a day on. */
export type PlannedDraft =
  | { readonly kind: 'planned' }
  | { readonly kind: 'changed'; readonly newer: DraftRow }
  | { readonly kind: 'nothing_to_publish' | 'changed_meanwhile' }
  | { readonly kind: 'not_ready'; readonly findings: readonly Finding[] };

/** Plans a draft for a day, with what was planned for it before: the draft is empty then. */
export async function planDraft(
  tx: Transaction,
  hotelId: number,
  inForce: DocumentsInForce,
  {
    version,
    from,
    dueAt,
    now,
    by,
    settings,
  }: {
    readonly version: number;
    readonly from: LocalDate;
    readonly dueAt: Date;
    readonly now: Date;
    readonly by: By;
    readonly settings: Pick<Settings, 'providerName'>;
  },
): Promise<PlannedDraft> {
  const draft = await lockDraft(tx, hotelId, now);
  if (draft.version !== version) return { kind: 'changed', newer: draft };
  if (draft.changes.length === 0) return { kind: 'nothing_to_publish' };
  const before = await lockPlanned(tx, hotelId, from);
  const together = addChanges(inForce.texts, before?.changes ?? [], draft.changes);
  if (together.kind === 'no_place') return { kind: 'changed_meanwhile' };
  const changes = withTextsThatFollow(inForce.texts, together.changes);
  const { texts, conflicts } = changedDocuments(inForce.texts, changes);
  if (conflicts.length > 0) return { kind: 'changed_meanwhile' };
  const { hotel, findings } = await checkDocuments(texts, inForce);
  const judged = await judgedFindings(tx, settings, hotelId, { before: inForce.texts, after: texts, findings });
  const must = [...judged.filter(({ rank }) => rank === 'must'), ...(await ownMissing(tx, hotelId, texts))];
  if (hotel === null || must.length > 0) return { kind: 'not_ready', findings: must };
  await writePlanned(tx, {
    hotel_id: hotelId,
    from_day: from,
    due_at: dueAt,
    changes: JSON.stringify(changes),
    planned_at: now,
    by_id: by.byId,
    by_name: by.byName,
    refused: null,
  });
  await writeDraft(tx, hotelId, { version: version + 1, changes: [], at: now, byName: by.byName });
  noteAct(tx, { hotelId, after: { from, changes: changes.length } });
  return { kind: 'planned' };
}

/** Brings what was planned for a day back into the draft; what the draft says of the same places stays. Undefined where nothing is planned. */
export async function takeBackPlanned(
  tx: Transaction,
  hotelId: number,
  { texts }: DocumentsInForce,
  { from, at, byName }: { readonly from: LocalDate; readonly at: Date; readonly byName: string | null },
): Promise<DraftRow | undefined> {
  const draft = await lockDraft(tx, hotelId, at);
  const planned = await lockPlanned(tx, hotelId, from);
  if (planned === undefined) return undefined;
  const together = addChanges(texts, planned.changes, draft.changes);
  await deletePlanned(tx, hotelId, from);
  noteAct(tx, { hotelId, before: { from, changes: planned.changes.length } });
  const changes =
    together.kind === 'added'
      ? withTextsThatFollow(texts, together.changes, draft.changes)
      : [...planned.changes, ...draft.changes];
  return writeDraft(tx, hotelId, { version: draft.version + 1, changes, at, byName });
}
