import type { AnswerOwed } from '@latchkey/api-contract/types';
import { locales, type Locale } from '@latchkey/booking-core/language';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { deliveryOf } from '../../messaging/messaging.ts';
import { letterAround } from '../letters/blank-letter.ts';
import type { AnswerRow } from './answers.queries.ts';

type Facts = AnswerRow['facts'];

const textIn = (facts: Facts, name: string): string | null => {
  const value = facts[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
const numberIn = (facts: Facts, name: string): number | null => {
  const value = facts[name];
  return typeof value === 'number' ? value : null;
};

/** The language in which it was asked, as far as is known; else the one of the booking, or of the hotel's own mails. */
export const askedIn = (row: AnswerRow, hotel: HotelRecord): Locale =>
  locales.find((one) => one === row.facts['language']) ?? row.locale ?? hotel.readFacts().mailLanguage;

/** Something that is asked, as the property sees it. */
export function answerView(hotel: HotelRecord, row: AnswerRow): AnswerOwed {
  const { kind, facts } = row;
  const locale = askedIn(row, hotel);
  const name = row.guest_name ?? textIn(facts, 'fullName') ?? '';
  const [seenAt, price] = [textIn(facts, 'foundAt'), numberIn(facts, 'price')];
  const { currency } = hotel.sale;
  const isLetter = kind !== 'request' && kind !== 'review';
  return {
    kind,
    id: row.id,
    askedAt: row.asked_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    from: {
      name,
      company: textIn(facts, 'company'),
      email: row.guest_mail ?? textIn(facts, 'email'),
      phone: row.guest_phone ?? textIn(facts, 'contactNumber'),
    },
    text: textIn(facts, 'text') ?? textIn(facts, 'question') ?? textIn(facts, 'message') ?? '',
    locale,
    booking: row.booking_id === null ? null : { bookingId: row.booking_id, reference: row.reference ?? '' },
    seen: seenAt === null || price === null ? null : { at: seenAt, price, currency },
    checkIn: textIn(facts, 'checkIn') as AnswerOwed['checkIn'],
    checkOut: textIn(facts, 'checkOut') as AnswerOwed['checkOut'],
    roomNights: numberIn(facts, 'roomNights'),
    asked:
      kind === 'request' ? ({ kind: facts['kind'], time: facts['time'] } as NonNullable<AnswerOwed['asked']>) : null,
    rating: numberIn(facts, 'rating'),
    owner:
      row.owner_kind === null || row.owner_id === null
        ? null
        : { kind: row.owner_kind, id: row.owner_id, name: row.owner_name ?? '' },
    draft: isLetter ? letterAround(hotel, { name, locale }) : '',
    closed: row.is_open ? null : closedView(row),
  };
}

const closedView = (row: AnswerRow): NonNullable<AnswerOwed['closed']> => ({
  at: row.closed_at?.toISOString() ?? null,
  by: row.closed_by,
  how: howOf(row),
  reason: row.reason,
  answer: row.text,
  delivery: row.is_letter ? deliveryOf(row) : null,
});

function howOf({ kind, facts, text }: AnswerRow): NonNullable<AnswerOwed['closed']>['how'] {
  if (kind !== 'request') return text === null ? 'closed' : 'answered';
  const { status } = facts;
  return status === 'accepted' || status === 'declined' ? status : 'lapsed';
}
