import type { EnteredAdvance, EnteredRevenue, RevenuePart, StayAccount } from '@latchkey/booking-core/bookkeeping';
import type { enteredPostings } from './bookkeeping.queries.ts';

type EnteredRow = Awaited<ReturnType<typeof enteredPostings>>[number];

/** What entries of before have of a stay, read back from their postings. */
export function enteredOf(rows: readonly EnteredRow[]): StayAccount['entered'] {
  const revenue = rows.flatMap((row): readonly EnteredRevenue[] => {
    const [name, part] = row.account.split(':');
    if (name !== 'revenue') return [];
    return [{ group: row.source, part: part as RevenuePart, taxes: ratesOf(row), gross: grossOf(row) }];
  });
  const advances = new Map<string, EnteredAdvance>();
  for (const row of rows) {
    if (!row.account.startsWith('advances:')) continue;
    const taxes = ratesOf(row);
    const key = JSON.stringify(taxes);
    advances.set(key, { taxes, gross: (advances.get(key)?.gross ?? 0) + grossOf(row) });
  }
  return {
    revenue,
    advances: [...advances.values()],
    entries: new Map(rows.map(({ source, entry_id: id }) => [source, id])),
  };
}

const ratesOf = ({ taxes }: EnteredRow) => taxes.map(({ name, rate }) => ({ name, rate }));

/** With its taxes; below 0 where it was taken back. */
function grossOf({ debit, credit, taxes }: EnteredRow): number {
  const within = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return credit > 0 ? credit + within : -(debit + within);
}
