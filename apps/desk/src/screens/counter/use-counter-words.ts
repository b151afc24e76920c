import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';

/** Sums and moments of a counter in words. */
export function useCounterWords({
  currency,
  timeZone,
}: {
  readonly currency: CurrencyCode;
  readonly timeZone: string;
}) {
  const { locale, now } = usePage();
  return {
    sum: (amount: number): string => formatMoney(amount, currency, locale),
    /** The time, with its date where that is not today. */
    at: (moment: string): string => {
      const ms = Date.parse(moment);
      const [on, today] = [ms, now].map((one) => formatMomentDate(one, timeZone, locale));
      const time = formatMomentTime(ms, timeZone, locale);
      return on === today ? time : `${on}, ${time}`;
    },
  };
}
