import { toggleHourly } from '@latchkey/booking-core/selection';
import { visitAtom } from '@latchkey/visit';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { HoursModel } from '@latchkey/stay/use-stay';

/** Tells the visit which hours the guest looks at, as long as the page of hours is shown. */
export function useHourlyVisit({ date, start, hours, slots }: HoursModel): void {
  const setVisit = useSetAtom(visitAtom);
  useEffect(() => {
    setVisit((before) => ({
      ...(before.showHourly ? before : toggleHourly(before)),
      isHourlyRoom: true,
      hourlyDate: date,
      hourlyTime: start,
      hourlyHour: hours,
      roomSlots: slots.map(({ hour, isOffered }) => ({ hour, available: isOffered })),
    }));
    return () =>
      setVisit((before) => ({ ...(before.showHourly ? toggleHourly(before) : before), isHourlyRoom: false }));
  }, [setVisit, date, start, hours, slots]);
}
