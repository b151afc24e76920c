import type { LocalDate } from '../dates/local-date.types.ts';
import type { EntryDocument } from './bookkeeping.types.ts';
import type { StayAccount } from './stay-account.ts';

/**
 * The paper that an entry cites: a reversal the last credit note, else the last invoice, else the booking.
 * Nights are of the invoice that comes later; money is of one that was there.
 */
export function documentOf(
  { papers, reference }: Pick<StayAccount, 'papers' | 'reference'>,
  day: LocalDate,
  { isTakenBack = false, isMoney = false }: { readonly isTakenBack?: boolean; readonly isMoney?: boolean } = {},
): EntryDocument {
  const known = isMoney ? papers.filter(({ date }) => date <= day) : papers;
  const note = isTakenBack ? known.findLast(({ kind }) => kind === 'credit-note') : undefined;
  return (
    note ??
    known.findLast(({ kind }) => kind === 'invoice') ?? { kind: 'booking', number: reference, date: day, party: null }
  );
}
