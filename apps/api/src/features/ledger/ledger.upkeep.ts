import type { BookingKey } from '../../database/booking-key.ts';
import type { Database, Transaction } from '../../database/database.types.ts';
import { lookAtDeposit, setDepositsDue, writeDeposit } from './deposits.queries.ts';
import { forgetCard, setCardsDue } from './stored-cards.queries.ts';
import { setPaymentsDue } from './payments.queries.ts';
import { forgetPropertyNotes } from './property-payments.queries.ts';
import { forgetPayers } from './shares.queries.ts';

export const ledgerUpkeep = {
  /** Takes payers, the kept card and typed text out of a locked booking's payments; the sums stay. */
  erase: async (tx: Transaction, { booking }: { readonly booking: BookingKey }, at: Date): Promise<void> => {
    await forgetPropertyNotes(tx, booking);
    await forgetPayers(tx, booking);
    await forgetCard(tx, booking, at);
    await writeDeposit(tx, booking, { reason: null });
    await lookAtDeposit(tx, booking, at);
  },

  setDue: async (db: Database, now: Date, reconcileMs: number): Promise<number> =>
    (await setPaymentsDue(db, now, reconcileMs)) +
    (await setCardsDue(db, now, reconcileMs)) +
    (await setDepositsDue(db, now, reconcileMs)),
};
