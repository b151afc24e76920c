import type { ReportFigure } from '@latchkey/booking-core/reports';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A figure by its name, and what it counts. */
export interface FigureWords {
  readonly name: MessageDescriptor;
  readonly means: MessageDescriptor;
}

/** The names and definitions of all figures; `{percent}` is the commission that portals would ask for. */
export const figureWords: Readonly<Record<ReportFigure, FigureWords>> = {
  available: {
    name: msg({ message: 'Available', context: 'rooms in a report' }),
    means: msg`All rooms of the hotel on each night, including rooms that are out of order for a short time.`,
  },
  sold: {
    name: msg({ message: 'Sold', context: 'rooms in a report' }),
    means: msg`Paid room nights and day use. No-shows and complimentary nights are not counted.`,
  },
  occupied: {
    name: msg({ message: 'Occupied', context: 'rooms in a report' }),
    means: msg`Rooms sold plus complimentary nights.`,
  },
  occupancy: {
    name: msg({ message: 'Occupancy', context: 'figure of a report' }),
    means: msg`Rooms sold divided by rooms available.`,
  },
  roomsRevenue: {
    name: msg({ message: 'Rooms, before tax', context: 'revenue in a report' }),
    means: msg`Revenue from rooms after discounts, without tax and before commission. It includes what no-shows were charged.`,
  },
  totalRevenue: {
    name: msg({ message: 'Total revenue', context: 'figure of a report' }),
    means: msg`Rooms revenue plus extras, fees and cancellation charges, without tax.`,
  },
  adr: {
    name: msg({ message: 'ADR', context: 'figure of a report' }),
    means: msg`Average daily rate: rooms revenue divided by rooms sold.`,
  },
  revPar: {
    name: msg({ message: 'RevPAR', context: 'figure of a report' }),
    means: msg`Revenue per available room: rooms revenue divided by rooms available.`,
  },
  trevPar: {
    name: msg({ message: 'TRevPAR', context: 'figure of a report' }),
    means: msg`Total revenue divided by rooms available.`,
  },
  meanLength: {
    name: msg({ message: 'Average length of stay', context: 'figure of a report' }),
    means: msg`Room nights divided by stays, for stays that end in this period.`,
  },
  meanLead: {
    name: msg({ message: 'Average lead time', context: 'figure of a report' }),
    means: msg`Days between booking and arrival. Guests who book on arrival count as 0.`,
  },
  medianLead: {
    name: msg({ message: 'Median lead time', context: 'figure of a report' }),
    means: msg`Half of the stays were booked earlier than this, half later.`,
  },
  onTheBooks: {
    name: msg({ message: 'On the books', context: 'figure of a report' }),
    means: msg`Room nights of confirmed bookings from today.`,
  },
  pickUp: {
    name: msg({ message: 'Pick-up', context: 'figure of a report' }),
    means: msg`Room nights on the books now, less those on the books then: new bookings minus cancellations.`,
  },
  cancellations: {
    name: msg({ message: 'Cancellations', context: 'figure of a report' }),
    means: msg`Cancelled bookings whose stay would have started in this period.`,
  },
  noShows: {
    name: msg({ message: 'No-shows', context: 'figure of a report' }),
    means: msg`Bookings of this period whose guests did not arrive.`,
  },
  commissionSaved: {
    name: msg({ message: 'Commission saved', context: 'figure of a report' }),
    means: msg`{percent} of the rooms revenue from direct bookings: what a booking portal would have charged. It is not an entry in your accounts.`,
  },
};
