import type { OperationReply } from '@latchkey/api-contract/types';
import { pricedFor } from '@latchkey/booking-core/extras';
import type { Addon, HoursModel, StayDates } from '@latchkey/stay/use-stay';

type Extra = Extract<OperationReply<'getAddons'>, { readonly status: 200 }>['body']['addons'][number];

/** A hotel's extras at their prices in a stay; empty where they could not be read. Pages need not work them out. */
export const extrasIn = (
  stay: StayDates | Pick<HoursModel, 'date' | 'start' | 'hours'>,
  extras: readonly Extra[] = [],
): Addon[] =>
  extras.map((extra) =>
    pricedFor(
      extra,
      'date' in stay
        ? { kind: 'hours', date: stay.date, startHour: stay.start, hours: stay.hours }
        : { kind: 'nights', checkIn: stay.checkIn, checkOut: stay.checkOut },
    ),
  );
