import { usePage } from '@latchkey/site';
import { HoursSearch } from '@latchkey/stay/search-form';
import type { HoursModel, StayModel } from '@latchkey/stay/use-stay';
import type { ReactNode } from 'react';
import { hourlyUrl } from '../../../offer/urls/hourly-url.ts';

interface SearchHoursProps extends Pick<StayModel, 'hotel' | 'stay' | 'today' | 'coupon'> {
  readonly hourly: HoursModel;
}

/** The search of an hourly stay on the hotel's home: it keeps the length that is chosen. */
export function SearchHours({ hotel, stay, today, coupon, hourly }: SearchHoursProps): ReactNode {
  const { site } = usePage();
  return (
    <HoursSearch
      hotel={hotel}
      today={today}
      asked={{ date: hourly.date, guests: stay.guests }}
      to={({ date, guests }) => hourlyUrl(site, { date, hours: hourly.hours }, guests, coupon)}
    />
  );
}
