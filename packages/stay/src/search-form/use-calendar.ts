import type { Hotel } from '@latchkey/api-contract/types';
import { addDays, parseLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import { formatMoney, formatWholeAmount } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import type { CalendarDate, CalendarDates } from '@latchkey/ui/date-range';
import { visitAtom } from '@latchkey/visit';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

/** Days fetched at once; the API's most. */
const atOnce = 90;

/** The calendar's dates with their prices, fetched from the API when it is open and as far as the guest looks. */
export function useCalendar(
  hotel: Hotel,
  today: LocalDate,
  isOpen: boolean,
): { readonly dates: CalendarDates; readonly see: (date: string) => void } {
  const { api, locale } = usePage();
  const setVisit = useSetAtom(visitAtom);
  const [dates, setDates] = useState<CalendarDates>(new Map());
  const [wanted, setWanted] = useState<LocalDate>(today);
  const [next, setNext] = useState<LocalDate>(today);
  const isWanted = isOpen && addDays(wanted, 1) >= next;
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const fetchOn = async (): Promise<void> => {
      const reply = await api.call(
        'getCalendar',
        { params: { hotelId: hotel.id }, query: { from: next, days: atOnce } },
        leaving.signal,
      );
      if (reply.status !== 200 || leaving.signal.aborted) return;
      const price = (amount: number): string => formatWholeAmount(amount, reply.body.currency, locale);
      const fetched = reply.body.days.map((day): [string, CalendarDate] => [
        day.date,
        {
          ...day,
          amount: day.price,
          price: day.price === null ? null : price(day.price),
          priceInWords: day.price === null ? null : formatMoney(day.price, reply.body.currency, locale),
        },
      ]);
      const prices = Object.fromEntries(reply.body.days.map((day) => [day.date, day.price]));
      setVisit((visit) => ({ ...visit, CalendarPrices: { ...visit.CalendarPrices, ...prices } }));
      setDates((known) => new Map([...known, ...fetched]));
      setNext(addDays(next, atOnce));
    };
    void fetchOn();
    return () => leaving.abort();
  }, [api, hotel.id, isWanted, locale, next, setVisit]);
  const see = useCallback((date: string) => setWanted(parseLocalDate(date) ?? today), [today]);
  return { dates, see };
}
