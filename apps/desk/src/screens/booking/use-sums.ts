import { formatMoney, isolate } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { directionOf } from '@latchkey/site/urls';
import { useBooking } from './booking-on-page.tsx';

/** Writes sums of the booking's currency, given in minor units, as they stand within a sentence. */
export function useSums(): (amount: number) => string {
  const { locale } = usePage();
  const { currency } = useBooking().model.booking;
  return (amount) => {
    const sum = formatMoney(amount, currency, locale);
    return directionOf(locale) === 'rtl' ? isolate(sum) : sum;
  };
}
