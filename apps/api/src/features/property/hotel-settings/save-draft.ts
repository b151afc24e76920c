import type { DraftRefusal } from '@latchkey/booking-core/onboarding';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { DocumentChange } from '@latchkey/hotel-document/drafts';
import { addChanges, changedDocuments, type DocumentsInForce } from '../../catalogue/catalogue.ts';
import { type DraftRow, lockDraft, writeDraft } from './drafts.queries.ts';
import { withTextsThatFollow } from './follow-facts.ts';
import { isProviderKey, isOfOpening } from './provider-keys.ts';
import { choosesAccount, isOfPayment, isPaidIntoKnown } from './paid-into.ts';
import { plainValue } from './plain-value.ts';

/** All changes of a draft together, in characters: several times a hotel in four languages. */
export const mostCharacters = 800_000;

/** What became of changes that were to be saved. */
export type SavedDraft =
  | { readonly kind: 'saved'; readonly draft: DraftRow }
  /** Somebody has saved or published since it was read. */
  | { readonly kind: 'changed'; readonly newer: DraftRow }
  | { readonly kind: DraftRefusal; readonly paths: readonly string[] };

/** Adds changes to a hotel's draft, which the caller has read as `version`. */
export async function saveDraft(
  tx: Transaction,
  hotelId: number,
  inForce: DocumentsInForce,
  {
    version,
    startOver,
    changes,
    at,
    byName,
    mayChooseAccount,
  }: {
    readonly version: number;
    readonly startOver: boolean;
    readonly changes: readonly DocumentChange[];
    readonly at: Date;
    readonly byName: string | null;
    /** Whether the caller may say whose account guests pay into. */
    readonly mayChooseAccount: boolean;
  },
): Promise<SavedDraft> {
  const draft = await lockDraft(tx, hotelId, at);
  if (draft.version !== version) return { kind: 'changed', newer: draft };
  const foreign = changes.filter(
    (change) => isProviderKey(change) || isOfOpening(change, inForce) || (choosesAccount(change) && !mayChooseAccount),
  );
  if (foreign.length > 0) return { kind: 'not_here', paths: foreign.map(({ path }) => path) };
  const plain = changes.map(({ file, path, value }) => ({
    file,
    path,
    ...(value === undefined ? {} : { value: plainValue(value) }),
  }));
  const added = addChanges(inForce.texts, startOver ? [] : draft.changes, plain);
  if (added.kind === 'no_place') return { kind: 'no_place', paths: added.lost.map(({ path }) => path) };
  const ofPayment = changes.filter(isOfPayment);
  if (ofPayment.length > 0 && !isPaidIntoKnown(inForce.texts, changedDocuments(inForce.texts, added.changes).texts))
    return { kind: 'not_here', paths: ofPayment.map(({ path }) => path) };
  const followed = withTextsThatFollow(inForce.texts, added.changes, draft.changes);
  if (JSON.stringify(followed).length > mostCharacters) return { kind: 'too_much', paths: [] };
  noteAct(tx, {
    hotelId,
    before: { changes: draft.changes.length },
    after: { changes: followed.length },
  });
  return {
    kind: 'saved',
    draft: await writeDraft(tx, hotelId, { version: version + 1, changes: followed, at, byName }),
  };
}
