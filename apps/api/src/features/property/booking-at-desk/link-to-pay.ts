import type { BookingAtDesk } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { stayLinks } from '../../messaging/messaging.ts';
import { lastLinkToPay } from './link-to-pay.queries.ts';

/** The link to pay that was sent last, with what has become of it. `payable` is what can be paid online now, in minor units. */
export async function linkToPayOf(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  hotel: HotelRecord,
  row: BookingRow,
  payable: number | undefined,
): Promise<Pick<BookingAtDesk, 'linkToPay'>> {
  const sent = await lastLinkToPay(db, row);
  if (sent === undefined) return {};
  const state = (payable ?? 0) > 0 ? 'waiting' : sent.paid_since ? 'paid' : 'over';
  const url = stayLinks(settings, hotel, row.booking_id, row.language).checkout;
  return { linkToPay: { at: sent.at.toISOString(), amount: sent.amount, state, url } };
}
