import { guestWordNames, guestWords } from '@latchkey/booking-core/guest-words';
import type { StayTime } from '@latchkey/booking-core/basket';
import { clockHour } from '@latchkey/booking-core/clock';
import type { Locale } from '@latchkey/api-contract/types';
import { agreedTimes, type AnsweredRequest } from '@latchkey/booking-core/stay';
import type { WallClock } from '@latchkey/booking-core/cancellation';
import { daysBetween } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { countedName, countedNames, withCommas } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import { whoSleepsSaid, type HotelSale } from '../../../catalogue/catalogue.ts';
import { billInWords, declaredExemptions } from '../../../reservations/reservations.ts';
import { counted } from '../counted.ts';
import { fill } from '../fill.ts';
import type { MailFact, MailSection } from '../mail-page.types.ts';
import { guestFacts } from './guest-facts.ts';
import type { StayMail } from './stay-mail.types.ts';
import { stayWords } from './stay-part.words.ts';

/** The stay: its reference, when, rooms, plans and extras, who comes, the guest's own words, and what to bring. */
export function stayPart(mail: StayMail): MailSection {
  const { hotel, booking, language } = mail;
  const say = stayWords[language];
  const { stay } = booking.selection;
  return {
    title: say.title,
    kind: 'facts',
    facts: [
      { name: say.reference, value: booking.reference },
      ...stayFacts(stay, hotel.sale, language, mail.requests),
      ...roomsSaid(mail).map((value) => ({ name: say.room, value })),
      ...whoSleepsFacts(mail),
      ...billInWords(booking.bill, hotel.namesIn(language)).addons.map((addon) => ({
        name: say.extra,
        value: countedName(addon.name, addon.quantity),
      })),
      ...guestFacts(mail),
      ...arrivingFacts(mail),
      ...exemptionFacts(mail),
      ...wordsSaid(booking, language),
      { name: say.bring, value: say.photoId },
    ],
  };
}

/** What the guest wrote with the booking, word by word as it was typed. */
export const wordsSaid = (booking: StayMail['booking'], language: Locale): MailFact[] =>
  guestWordNames.flatMap((word) => {
    const value = booking[guestWords[word].column];
    return value === null ? [] : [{ name: stayWords[language].guestWords[word], value }];
  });

/** Check-in, check-out and nights, or the hours of a day; other times that the property has accepted in their place. */
export function stayFacts(
  stay: StayTime,
  { checkInTime, checkOutTime }: Pick<HotelSale, 'checkInTime' | 'checkOutTime'>,
  language: Locale,
  requests: readonly AnsweredRequest[] = [],
): MailFact[] {
  const say = stayWords[language];
  const { arrival, departure } = agreedTimes(requests, stay, { checkInTime, checkOutTime });
  const line = (name: string, ...parts: string[]): MailFact => ({ name, value: withCommas(parts, language) });
  const day = (name: string, ...parts: string[]): MailFact => ({ ...line(name, ...parts), isDay: true });
  if (stay.kind === 'hours')
    return [
      line(say.hours, formatDate(stay.date, language, 'full'), hoursInWords(stay, language)),
      ...(arrival === null ? [] : [line(say.checkIn, agreedSaid(arrival, language))]),
      ...(departure === null ? [] : [line(say.checkOut, agreedSaid(departure, language))]),
    ];
  const from =
    arrival === null ? fill(say.from, { time: formatTime(checkInTime, language) }) : agreedSaid(arrival, language);
  const until =
    departure === null
      ? fill(say.until, { time: formatTime(checkOutTime, language) })
      : agreedSaid(departure, language);
  return [
    day(say.checkIn, formatDate(stay.checkIn, language, 'full'), from),
    day(say.checkOut, formatDate(stay.checkOut, language, 'full'), until),
    line(say.nights, counted(daysBetween(stay.checkIn, stay.checkOut), 'night', language)),
  ];
}

const agreedSaid = ({ time }: WallClock, language: Locale): string =>
  fill(stayWords[language].agreed, { time: formatTime(time, language) });

/** Rooms and their plans; those alike are one line: "2 × Teak King, Flexible". */
export function roomsSaid({ hotel, booking, language }: Pick<StayMail, 'hotel' | 'booking' | 'language'>): string[] {
  const { words } = hotel.wordsIn(language);
  const names = booking.selection.rooms.map(({ roomTypeId, ratePlanId }) =>
    withCommas([words.rooms[roomTypeId]?.name ?? roomTypeId, words.ratePlans[ratePlanId] ?? ratePlanId], language),
  );
  return countedNames(names);
}

/** Who may sleep in the rooms, which the guest has confirmed by booking. */
export function whoSleepsFacts({
  hotel,
  booking,
  language,
}: Pick<StayMail, 'hotel' | 'booking' | 'language'>): MailFact[] {
  const { words } = hotel.wordsIn(language);
  return [...new Set(booking.selection.rooms.map(({ roomTypeId }) => roomTypeId))].flatMap((id) => {
    const room = hotel.readFacts().rooms.find((one) => one.id === id);
    const said = room === undefined ? null : whoSleepsSaid(room, language);
    return said === null
      ? []
      : [{ name: stayWords[language].whoSleeps, value: `${words.rooms[id]?.name ?? id}: ${said}` }];
  });
}

/** "10 am – 1 pm". */
export const hoursInWords = (
  { startHour, hours }: { readonly startHour: number; readonly hours: number },
  language: Locale,
): string => [startHour, (startHour + hours) % 24].map((hour) => formatTime(clockHour(hour), language)).join(' – ');

/** What the guest has declared to be free of a tax: it is looked at when they arrive. */
export const exemptionFacts = ({
  hotel,
  booking,
  language,
}: Pick<StayMail, 'hotel' | 'booking' | 'language'>): MailFact[] =>
  declaredExemptions(hotel, booking.selection, language).map(({ text }) => ({
    name: stayWords[language].exemption,
    value: text,
  }));

/** When the guest comes: at a late hour that the property has accepted, else as they said with the booking. */
function arrivingFacts({ hotel, booking, language, requests = [] }: StayMail): MailFact[] {
  const late = agreedTimes(requests, booking.selection.stay, hotel.sale).late_arrival;
  return late === null
    ? arrivalFacts(booking.estimated_arrival_time, language)
    : [{ name: stayWords[language].arriving, value: agreedSaid(late, language) }];
}

/** Between which hours the guest arrives, where they said so by the clock: the contract takes any words. */
export function arrivalFacts(time: string | null, language: Locale): MailFact[] {
  if (time === null || !/^([01]\d|2[0-3])\b/.test(time)) return [];
  const say = stayWords[language];
  const hour = Number(time.slice(0, 2));
  const [from, to] = [hour, hour + 1].map((one) => formatTime(clockHour(one), language));
  return [{ name: say.arriving, value: fill(say.between, { from: from ?? '', to: to ?? '' }) }];
}
