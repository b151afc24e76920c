import type { Report } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { deskUrl, type Locale } from '@latchkey/site/urls';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { figureWords } from '../figures.copy.ts';
import { waySaid } from '../reports.copy.ts';
import { type Cells, withBars } from './cells.ts';
import type { Sheet, SheetRow } from './sheet.types.ts';

/** How cells are made and words are said. */
export interface Saying {
  readonly cells: Cells;
  readonly say: (message: MessageDescriptor) => string;
  readonly locale: Locale;
  /** The hotel whose bookings the person may open; null for who may not. */
  readonly opens: number | null;
}

/** The taxes of the period, as a return asks for them. */
export const taxSheet = (taxes: NonNullable<Report['taxes']>, { cells }: Saying): Sheet => ({
  id: 'taxes',
  title: msg({ message: 'Tax to pay', context: 'a report' }),
  aside: `${taxes.place}, ${taxes.country}`,
  heads: [
    msg({ message: 'Tax', context: 'head of a column' }),
    msg({ message: 'Rate', context: 'of a tax' }),
    msg({ message: 'On', context: 'what a tax is charged on' }),
    msg({ message: 'Tax amount', context: 'head of a column' }),
  ],
  rows: withBars(
    taxes.rates,
    ({ amount }) => amount,
    ({ name, taxType, rate, base, amount }) => ({
      cells: [
        cells.word(name),
        taxType === 'percentage' ? cells.share(rate * 10) : cells.money(rate),
        taxType === 'percentage' ? cells.money(base) : cells.count(base),
        cells.money(amount),
      ],
    }),
  ),
  figures: [],
});

/** Money by its way, and what is open. */
export function moneySheets(
  { ways, open, toPay, toReturn }: NonNullable<Report['money']>,
  { cells, say, locale, opens }: Saying,
): readonly Sheet[] {
  const { word, count, money } = cells;
  return [
    {
      id: 'money',
      title: msg({ message: 'Payments', context: 'a report' }),
      heads: [
        msg({ message: 'Paid by', context: 'head of a column' }),
        msg({ message: 'Payments', context: 'how many' }),
        msg({ message: 'Received', context: 'money' }),
        msg({ message: 'Refunds', context: 'how many' }),
        msg({ message: 'Refunded', context: 'money' }),
      ],
      rows: withBars(
        ways,
        ({ taken }) => taken,
        (one) => ({
          cells: [
            word(waySaid(one.way, say)),
            count(one.payments),
            money(one.taken),
            count(one.refunds),
            money(one.returned),
          ],
        }),
      ),
      figures: [],
    },
    {
      id: 'open',
      title: msg({ message: 'Open balances', context: 'a report' }),
      heads: [
        msg({ message: 'Booking', context: 'head of a column' }),
        msg({ message: 'Departure', context: 'head of a column' }),
        msg({ message: 'To pay', context: 'head of a column' }),
        msg({ message: 'To refund', context: 'head of a column' }),
      ],
      rows: withBars(
        open,
        (one) => one.toPay + one.toReturn,
        ({ reference, departs, toPay: owed, toReturn: owing }) => ({
          cells: [
            word(reference, opens === null ? undefined : deskUrl('booking', { hotelId: opens, reference })),
            { text: formatDate(departs, locale), value: departs },
            money(owed),
            money(owing),
          ],
        }),
      ),
      total: {
        cells: [word(say(msg({ message: 'All', context: 'sum of a table' }))), word(''), money(toPay), money(toReturn)],
      },
      figures: [],
    },
  ];
}

/** How long guests stay and how long ahead they book; who did not come. */
export function staysSheet(stays: NonNullable<Report['stays']>, { cells, say }: Saying): Sheet {
  const { word, count, mean, money } = cells;
  const line = (
    name: MessageDescriptor,
    ...values: readonly [SheetRow['cells'][number], SheetRow['cells'][number]?]
  ) => ({
    cells: [word(say(name)), values[0], values[1] ?? word('')],
  });
  const { meanLength, meanLead, medianLead, cancellations, noShows } = figureWords;
  return {
    id: 'stays',
    title: msg({ message: 'Stays', context: 'a report' }),
    heads: [
      msg({ message: 'Figure', context: 'head of a column' }),
      msg({ message: 'Number', context: 'head of a column' }),
      msg({ message: 'Charged, before tax', context: 'head of a column' }),
    ],
    rows: [
      line(msg({ message: 'Stays that ended', context: 'figure of a report' }), count(stays.stays)),
      line(meanLength.name, mean(stays.meanLength)),
      line(meanLead.name, mean(stays.meanLead)),
      line(medianLead.name, mean(stays.medianLead)),
      line(msg({ message: 'Lead time without walk-ins', context: 'figure of a report' }), mean(stays.meanLeadAhead)),
      line(cancellations.name, count(stays.cancellations.bookings), money(stays.cancellations.kept)),
      line(noShows.name, count(stays.noShows.bookings), money(stays.noShows.kept)),
    ],
    figures: ['meanLength', 'meanLead', 'medianLead', 'cancellations', 'noShows'],
  };
}

/** What stands on the books from today on, month by month. */
export const booksSheet = (
  { months, onTheBooks, pickUp, since }: NonNullable<Report['pickUp']>,
  { cells, say, locale }: Saying,
): Sheet => {
  const { word, count, change, money, span } = cells;
  return {
    id: 'books',
    title: figureWords.onTheBooks.name,
    ...(since === null
      ? {}
      : { aside: `${say(msg({ message: 'Pick-up since', context: 'a date follows' }))} ${formatDate(since, locale)}` }),
    heads: [
      msg({ message: 'Month', context: 'head of a column' }),
      figureWords.onTheBooks.name,
      figureWords.roomsRevenue.name,
      figureWords.pickUp.name,
      msg({ message: 'Pick-up revenue', context: 'head of a column' }),
    ],
    rows: withBars(
      months,
      (one) => one.onTheBooks.nights,
      (one) => ({
        cells: [
          span(one),
          count(one.onTheBooks.nights),
          money(one.onTheBooks.revenue),
          change(one.pickUp?.nights ?? null),
          money(one.pickUp?.revenue ?? null),
        ],
      }),
    ),
    total: {
      cells: [
        word(say(msg({ message: 'All', context: 'sum of a table' }))),
        count(onTheBooks.nights),
        money(onTheBooks.revenue),
        change(pickUp?.nights ?? null),
        money(pickUp?.revenue ?? null),
      ],
    },
    figures: ['onTheBooks', 'pickUp'],
  };
};
