import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { CashMoveKind } from '../counter/drawer.ts';
import { moneyAccount, overShortAccount } from './account-key.ts';
import type { DraftEntry, EntryKind } from './bookkeeping.types.ts';

/** A drawer that was closed in a day, and cash that moved through it without a guest. */
export interface DayDrawers {
  readonly day: LocalDate;
  /** `difference` is what was counted less what was expected. */
  readonly closed: readonly { readonly number: number; readonly difference: MinorUnits }[];
  readonly moves: readonly {
    readonly id: string;
    readonly drawer: number;
    readonly kind: CashMoveKind;
    readonly amount: MinorUnits;
  }[];
}

const kindOfMove = { in: 'cash-in', out: 'cash-out', drop: 'cash-drop' } as const satisfies Record<
  CashMoveKind,
  EntryKind
>;

/** The entries of the drawers of a day: cash that lacks or is too much at the count, and cash put in, spent or taken away. */
export function drawerEntries({ day, closed, moves }: DayDrawers): readonly DraftEntry[] {
  const entry = (
    kind: EntryKind,
    source: string,
    { drawer, account, sum }: { readonly drawer: number; readonly account: string; readonly sum: MinorUnits },
  ): DraftEntry => ({
    kind,
    day,
    source,
    bookingId: null,
    reference: null,
    document: { kind: 'drawer', number: `Drawer-${drawer}`, date: day, party: null },
    legs: [
      {
        head: moneyAccount('cash'),
        other: account,
        side: sum > 0 ? 'debit' : 'credit',
        amount: Math.abs(sum),
        taxes: [],
        taxedSide: 'other',
      },
    ],
    serviceDate: null,
    payment: { way: 'cash', ref: `drawer ${drawer}` },
    reverses: null,
  });
  return [
    ...moves.map(({ id, drawer, kind, amount }) =>
      entry(kindOfMove[kind], `move:${id}`, {
        drawer,
        account: kindOfMove[kind],
        sum: kind === 'in' ? amount : -amount,
      }),
    ),
    ...closed
      .filter(({ difference }) => difference !== 0)
      .map(({ number, difference }) =>
        entry('over-short', `drawer:${number}`, { drawer: number, account: overShortAccount, sum: difference }),
      ),
  ];
}
