import type { WholeBooking } from '@latchkey/api-contract/types';
import { noShowFeeOf } from '@latchkey/booking-core/cancellation';
import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import type { BookingEventType } from '../../../database/booking-event-type.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { type BookingRow, scheduleOfBooking } from '../../bookings/bookings.ts';
import { isPenaltyAsked, type StoredCardRow, type MoneyOfBooking, refundOfTerms } from '../../ledger/ledger.ts';

/** The card of a booking, and the most that it may be charged; empty where none is asked for. */
export function guaranteeOf(
  hotel: AgreedHotel,
  booking: BookingRow,
  money: MoneyOfBooking,
  card: StoredCardRow | undefined,
  events: readonly { readonly type: BookingEventType }[],
): Pick<WholeBooking, 'guarantee'> {
  if (!isGuaranteed({ mode: booking.payment_mode, plan: booking.payment_plan })) return {};
  const { fee: most } = refundOfTerms(booking, money, noShowFeeOf(scheduleOfBooking(hotel, booking)));
  return {
    guarantee: {
      card: card?.status ?? 'asked',
      ...(typeof card?.brand === 'string' ? { brand: card.brand } : {}),
      ...(typeof card?.last4 === 'string' ? { last4: card.last4 } : {}),
      most,
      due: booking.penalty_due,
      isAsked: isPenaltyAsked(events),
    },
  };
}
