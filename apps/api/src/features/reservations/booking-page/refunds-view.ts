import type { WholeBooking } from '@latchkey/api-contract/types';
import { refundArrival } from '@latchkey/booking-core/refund';
import { todayIn } from '@latchkey/booking-core/time';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { DisputeRow, RefundRow } from '../../refunds/refunds.ts';

/** A booking's refunds as its guest sees them: what another refund stands for is left out. */
export function refundsView(
  hotel: HotelRecord,
  refunds: readonly RefundRow[],
  disputes: readonly DisputeRow[],
): NonNullable<WholeBooking['refunds']> {
  const disputed = new Set(disputes.filter(({ status }) => status === 'open').map((open) => open.payment_id));
  return refunds.flatMap(({ amount, status, reason, origin, payment_id, created_at }) => {
    if (status === 'superseded' || amount === 0) return [];
    const isMadeAtGateway = origin === 'gateway';
    const isWaiting = status === 'pending' && !isMadeAtGateway && disputed.has(payment_id);
    const isOver = status === 'unpayable' || (status === 'failed' && isMadeAtGateway);
    return [
      {
        amount,
        status: status === 'unpayable' ? ('failed' as const) : status,
        reason,
        at: created_at.toISOString(),
        ...(isWaiting || isOver
          ? {}
          : { arrives: refundArrival(todayIn(hotel.sale.timeZone, created_at.getTime()), arrivesAs(reason)) }),
        ...(isMadeAtGateway ? { isMadeAtGateway } : {}),
        ...(isWaiting ? { isWaiting } : {}),
        ...(isOver ? { isOver } : {}),
      },
    ];
  });
}

/** Why a request came to nothing. */
const afterNo: ReadonlySet<string> = new Set(['revised_price_refused', 'rejected', 'request_expired']);

/** What a request had paid that came to nothing comes within three to five working days, every other refund in four to five. */
const arrivesAs = (reason: string): Parameters<typeof refundArrival>[1] =>
  afterNo.has(reason) ? 'revised-price-rejected' : 'cancellation';
