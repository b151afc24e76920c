import { stayEnds } from '@latchkey/booking-core/dates';
import type { Head } from '@latchkey/site/screen';
import { isViewLost } from './balance-due.ts';
import type { BookingModel } from './booking.model.ts';

/** The stay that the page is about, and whether rooms are to stand below it. */
export const leadingOn = (model: BookingModel): Pick<Head, 'stay' | 'leadsOn'> =>
  model.kind === 'shown'
    ? { stay: stayEnds(model.booking.stay), leadsOn: isViewLost(model.view) }
    : { leadsOn: model.kind === 'gone' };
