import type { BookingAtDesk } from '@latchkey/api-contract/types';
import type { Database } from '../../../database/database.types.ts';
import type { BookingKey } from '../../../database/booking-key.ts';
import { moneyOfPayers, sharesOf } from '../../ledger/ledger.ts';

/** Who pays what of a booking whose cost is divided, as its property sees it, who booked last; empty for others. */
export async function payersAtDesk(db: Database, booking: BookingKey): Promise<Pick<BookingAtDesk, 'payers'>> {
  const shares = await sharesOf(db, booking);
  if (shares.length === 0) return {};
  const money = await moneyOfPayers(db, booking);
  const moneyOfOne = (shareId: string | null): { readonly paid: number; readonly back: number } => {
    const { captured = 0, refunded = 0 } = money.get(shareId) ?? {};
    return { paid: captured, back: refunded };
  };
  const ofShares = shares.map(({ share_id: shareId, label, amount, state, payer_name: name }) => ({
    share: { label, amount, state },
    ...(name === null || state !== 'paid' ? {} : { name }),
    ...moneyOfOne(shareId),
  }));
  return { payers: [...ofShares, ...(money.has(null) ? [moneyOfOne(null)] : [])] };
}
