import type { PublicBooking, WholeBooking } from '@latchkey/api-contract/types';
import type { WallClock } from '@latchkey/booking-core/cancellation';
import { clockHour } from '@latchkey/booking-core/clock';
import { agreedTimes } from '@latchkey/booking-core/stay';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import { endsOf } from './ends-of.ts';

/** When a stay begins and ends in words, as the hotel and its guest agreed. */
export interface StayTimes {
  readonly checkIn: string;
  readonly checkOut: string;
  /** When the guest means to come, or may come late; null where nothing is said. */
  readonly arriving: string | null;
}

/** The times of a booking as its card and its voucher tell them; `say` puts a moment in their words. */
export function useStayTimes(
  booking: PublicBooking,
  own: WholeBooking | null,
  say: (moment: WallClock) => string,
): StayTimes {
  const { t } = useLingui();
  const arrivalHour = useArrivalHour();
  const { checkIn, checkOut } = endsOf(booking);
  const agreed = agreedTimes(own?.requests ?? [], booking.stay, booking);
  const asAgreed = (moment: WallClock): string => {
    const when = say(moment);
    return t`${when} (agreed with the hotel)`;
  };
  const said = own?.estimatedArrivalTime ? arrivalHour(own.estimatedArrivalTime) : null;
  return {
    checkIn: agreed.arrival === null ? say(checkIn) : asAgreed(agreed.arrival),
    checkOut: agreed.departure === null ? say(checkOut) : asAgreed(agreed.departure),
    arriving: agreed.late_arrival === null ? said : asAgreed(agreed.late_arrival),
  };
}

/** The hour in which a guest means to arrive, in words: "between 4 pm and 5 pm". */
function useArrivalHour(): (time: string) => string {
  const { locale } = usePage();
  const { t } = useLingui();
  return (time) => {
    const hour = Number(time.slice(0, 2));
    const [from, to] = [hour, hour + 1].map((one) => formatTime(clockHour(one), locale));
    return t`between ${from} and ${to}`;
  };
}
