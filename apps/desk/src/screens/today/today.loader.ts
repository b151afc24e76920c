import { readError } from '@latchkey/api-client/client';
import type { Day } from '@latchkey/api-contract/types';
import { propertyClient } from '@latchkey/api-client/property';
import { isStayDate, type LocalDate } from '@latchkey/booking-core/dates';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { deskUrl } from '@latchkey/site/urls';
import type { ScreenRequest } from '@latchkey/site/screen';
import { oneOf } from '../../session/one-of.ts';
import { inHotel } from '../../frame/in-hotel.ts';
import { mayHere } from '../../session/may-here.ts';
import type { StaffHotel } from '../../session/staff-session.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { acts, isAct } from './acts.table.ts';
import { mostOnRack, rackUnit } from './rack.ts';
import { todayProblems, type Press, type TodayModel } from './today.model.ts';

/** Characters that something sought has at least. */
const fewestSought = 2;

/** The hotel and the day of the address -> its sheet, the question before a press, and what came of one. */
export const load = inHotel<TodayModel>(async (request, { hotel }) => {
  const { search, returned, locale, api, signal } = request;
  const date = search['date'];
  const query = { language: locale, ...(date !== undefined && isStayDate(date) ? { date: date as LocalDate } : {}) };
  const client = propertyClient(api, hotel.hotelId);
  const sought = (returned?.fields['q'] ?? '').trim().slice(0, fieldLengths.lookup);
  const asked = pressIn(search, 'ask', (act) => acts[act].asksFirst);
  const reply = await client.call('getDay', { query }, signal);
  if (reply.status === 'failure') throw readError('the day', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status !== 200) return { kind: 'missing' };
  const day = reply.body;
  // A booking of another day that is asked about was found before.
  const q = sought.length >= fewestSought ? sought : offSheet(day, asked);
  const [found, rack, owing] = await Promise.all([
    q === null ? null : client.call('findBookings', { body: { q, language: locale } }, signal),
    rackOf(request, hotel, day),
    owingOn(request, hotel, day),
  ]);
  if (found?.status === 'failure') throw readError('what was sought', found);
  const problem = oneOf(todayProblems, returned?.code) ?? null;
  const shown = day.date === day.today ? {} : { date: day.date };
  return {
    kind: 'ready',
    model: {
      day,
      rack,
      owing,
      here: deskUrl('today', { hotelId: hotel.hotelId }, shown),
      found: found?.status === 200 ? found.body.bookings : null,
      asked,
      done: pressIn(search, 'done', (act) => acts[act].undo !== null),
      problem,
      noteKey: crypto.randomUUID(),
      note: returned?.fields['text'] ?? '',
    },
  };
});

/** The rooms by number of a house that a rack can show. Where the call fails, the day is shown without them. */
async function rackOf(
  { api, signal }: Pick<ScreenRequest, 'api' | 'signal'>,
  hotel: StaffHotel,
  { date, roomTypes }: Day,
): Promise<TodayModel['rack']> {
  const rooms = roomTypes.reduce((sum, { total }) => sum + total, 0);
  if (rooms === 0 || rooms > mostOnRack || !mayHere(hotel, 'listUnits')) return null;
  const reply = await propertyClient(api, hotel.hotelId).call('listUnits', { query: { date } }, signal);
  if (reply.status !== 200 || reply.body.units.length === 0) return null;
  return reply.body.units.map((unit) => rackUnit(unit, date));
}

/** Who left owing, on the sheet of today. Where the call fails, the day is shown without them. */
async function owingOn(
  { api, signal }: Pick<ScreenRequest, 'api' | 'signal'>,
  hotel: StaffHotel,
  { date, today }: Day,
): Promise<TodayModel['owing']> {
  if (date !== today || !mayHere(hotel, 'listLeftOwing')) return [];
  const reply = await propertyClient(api, hotel.hotelId).call('listLeftOwing', { query: { limit: 100 } }, signal);
  return reply.status === 200 ? reply.body.stays : [];
}

/** The booking that the question is about, where no line of the day has it. */
function offSheet({ overdue, toAnswer, arrivals, departures }: Day, asked: Press | null): string | null {
  const lines = [...overdue, ...toAnswer, ...arrivals, ...departures];
  return asked === null || lines.some(({ reference }) => reference === asked.booking) ? null : asked.booking;
}

/** A press that the address carries; null where it carries none of the kind. */
function pressIn(
  search: Readonly<Record<string, string>>,
  name: 'ask' | 'done',
  fits: (act: Press['act']) => boolean,
): Press | null {
  const act = search[name] ?? '';
  const booking = search['booking'] ?? '';
  return isAct(act) && fits(act) && booking !== '' ? { act, booking, request: search['request'] ?? '' } : null;
}
