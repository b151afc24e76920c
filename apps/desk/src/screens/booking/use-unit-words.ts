import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { useBooking } from './booking-on-page.tsx';

/** The numbers of the rooms that the booking has, each once: empty where it has none yet. */
export function useUnitWords(): string {
  const { locale } = usePage();
  const { units = [] } = useBooking().model.booking;
  return withCommas([...new Set(units.map(({ number }) => number))], locale);
}
