import { locales, type Locale } from '@latchkey/booking-core/language';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Transaction } from '../../../../database/database.types.ts';
import { noteAct } from '../../../../database/journal.ts';
import { changedDocuments, type DocumentsInForce } from '../../../catalogue/catalogue.ts';
import { lockDraft } from '../drafts.queries.ts';
import type { ModelUse } from './model-shares.ts';
import { lockProposing, proposalsOf, writeProposing } from './proposals.queries.ts';
import { lackedTexts } from './standing.ts';

/** So many texts of a language are asked for in a day: several times those of a hotel. */
export const mostTextsOfDay = 1000;

export const dayOf = (at: Date): LocalDate => at.toISOString().slice(0, 10) as LocalDate;

/** What became of the wish to have texts proposed. */
export type BegunProposing =
  | { readonly kind: 'begun'; readonly languages: readonly Locale[] }
  | { readonly kind: 'running' | 'nothing_missing' | 'limit' };

/** Has the model asked for what a language lacks, or all of them; the engine's own job goes on with it. */
export async function beginProposing(
  tx: Transaction,
  hotelId: number,
  inForce: DocumentsInForce,
  { language, at, use }: { readonly language: Locale | undefined; readonly at: Date; readonly use: ModelUse },
): Promise<BegunProposing> {
  // Two who press at the same time come one after the other.
  const draft = await lockDraft(tx, hotelId, at);
  const { texts } = changedDocuments(inForce.texts, draft.changes);
  const proposals = await proposalsOf(tx, hotelId);
  const begun: Locale[] = [];
  let why: 'running' | 'nothing_missing' | 'limit' = 'nothing_missing';
  for (const one of language === undefined ? locales : [language]) {
    if (lackedTexts(texts, proposals, one).every(({ value }) => value !== null)) continue;
    const run = await lockProposing(tx, hotelId, one);
    const used = run?.day === dayOf(at) ? run.day_texts : 0;
    if (run !== undefined && run.due_at !== null) why = 'running';
    else if (used >= mostTextsOfDay) why = 'limit';
    else {
      begun.push(one);
      await writeProposing(tx, {
        hotel_id: hotelId,
        language: one,
        due_at: at,
        tries: 0,
        ended: null,
        left_out: '[]',
        day: dayOf(at),
        day_texts: used,
        ...use,
      });
    }
  }
  if (begun.length === 0) return { kind: why };
  noteAct(tx, { hotelId, after: { languages: begun } });
  return { kind: 'begun', languages: begun };
}
