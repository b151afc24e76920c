import { percentOf, stayPriceOf } from '@latchkey/booking-core/cancellation';
import { refundFor } from '@latchkey/booking-core/refund';
import { arrivalOf } from '@latchkey/booking-core/stay';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { feeSumSentence } from '@latchkey/format/terms-sentences';
import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import type { OfferedStay } from './room-checkout.model.ts';

/** What cancelling costs during one part of the time to check-in, in the page's language. */
export interface CancellingStep {
  /** Null where the fee is nights or a sum. */
  readonly percent: number | null;
  /** The end of this step on the property's clocks; null for the last step if nothing is refunded in it. */
  readonly until: string | null;
  /** What comes back of the money paid at booking. */
  readonly back: string;
  /** Whether that is nothing: the fee is as much as is paid. */
  readonly isNothing: boolean;
  /** The fee, with the nights that it is of where it is of nights. */
  readonly fee: string;
  /** Whether the fee is all that the stay costs. */
  readonly isWholePrice: boolean;
}

/** The steps from now to check-in for a guest who has paid so much online. */
export function useCancelling(
  { steps, quote, checkInTime }: Pick<OfferedStay, 'steps' | 'quote' | 'checkInTime'>,
  paid: number,
): CancellingStep[] {
  const { locale } = usePage();
  const { total, currency } = quote.bill;
  const price = stayPriceOf(quote.bill);
  return steps.map(({ fee: terms }, place) => {
    const percent = percentOf(terms);
    // Cancelling ends with check-in (docs/rules.md).
    const next =
      steps[place + 1]?.from ?? ((percent ?? 0) < 100 ? arrivalOf(quote.selection.stay, { checkInTime }) : undefined);
    const { refund, fee } = refundFor({ ...price, paid, fee: terms, mostOnline: paid });
    return {
      percent,
      until:
        next === undefined ? null : withCommas([formatDate(next.date, locale), formatTime(next.time, locale)], locale),
      back: formatMoney(refund, currency, locale),
      isNothing: refund === 0,
      fee: feeSumSentence(terms, formatMoney(fee, currency, locale), locale),
      isWholePrice: fee === total,
    };
  });
}
