import type { DayBooking, Locale } from '@latchkey/api-contract/types';
import { propertyActs } from '@latchkey/booking-core/booking-states';
import { daySectionOf, type DaySection, type SheetDay } from '@latchkey/booking-core/day-sheet';
import { daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import { leftToPay, paymentStatusOf } from '@latchkey/booking-core/ledger';
import { arrivalOf, timeRequest, departureOf } from '@latchkey/booking-core/stay';
import { momentOf, type EpochMs } from '@latchkey/booking-core/time';
import { isToClean } from '@latchkey/booking-core/units';
import { type AgreedHotel, propertyToday } from '../../catalogue/catalogue.ts';
import { actingBooking } from '../../bookings/bookings.ts';
import { declaredExemptions } from '../../reservations/reservations.ts';
import { owingOf } from '../../ledger/ledger.ts';
import type { UnitOfBooking } from '../../units/units.ts';
import type { DayRow } from './day.queries.ts';

/** A booking as the sheet shows it, and the section that it stands in; null where it is there for another reason. */
export interface OnSheet {
  readonly booking: DayBooking;
  readonly section: DaySection | null;
}

/** A booking on the sheet of a day, as its terms were agreed. */
export function onSheet(
  hotel: AgreedHotel,
  row: DayRow,
  sheet: SheetDay,
  language: Locale,
  nights: readonly UnitOfBooking[],
  registration?: DayBooking['registration'],
): OnSheet {
  const { sale } = hotel;
  const { stay, rooms } = row.selection;
  const [arrives, departs] = [arrivalOf(stay, sale).date, departureOf(stay, sale).date];
  const acting = actingBooking(hotel, row);
  const acts = propertyActs(acting, sheet.now);
  const leftOn = row.left_at === null ? null : propertyToday(sale.timeZone, row.left_at);
  const children = rooms.flatMap((room) => room.childAges);
  const toProve = declaredExemptions(hotel, row.selection, language).map(({ text }) => text);
  const count = (of: 'adults' | 'infants'): number => rooms.reduce((sum, room) => sum + room[of], 0);
  return {
    section: daySectionOf({ ...acting, arrives, departs, leftOn }, sheet),
    booking: {
      bookingId: row.booking_id,
      reference: row.reference,
      guestName: row.travellers[0]?.fullName ?? '',
      adults: count('adults'),
      children: children.length + count('infants'),
      childAges: children.filter((age) => age !== null),
      stay,
      nights: stay.kind === 'nights' ? daysBetween(arrives, departs) : 0,
      rooms: roomsOf(hotel, row, language),
      status: row.status,
      paymentStatus: paymentStatusOf(row, row),
      currency: row.currency,
      total: row.total,
      amountPaid: row.captured - row.lost,
      toPay: leftToPay(owingOf(row), row),
      ...(row.owed_there > 0 ? { toGiveBack: row.owed_there } : {}),
      arrivedAt: row.arrived_at?.toISOString() ?? null,
      leftAt: row.left_at?.toISOString() ?? null,
      ...(registration === undefined ? {} : { registration }),
      expected: row.estimated_arrival_time,
      asked: row.special_requests,
      ...(toProve.length === 0 ? {} : { toProve }),
      lapsesAt: row.expires_at?.toISOString() ?? null,
      openRequests: acts.includes('answer_request') ? row.open_requests.map((one) => requestOf(hotel, row, one)) : [],
      units: unitsOn(
        nights.filter((night) => night.booking_id === row.booking_id),
        sheet.day,
        momentOf(sheet.today, '00:00', sale.timeZone),
      ),
      acts,
      version: row.version,
      unread: row.unread,
      bookedAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    },
  };
}

/** The rooms by type and plan, each once with its count. */
function roomsOf(hotel: AgreedHotel, { selection }: DayRow, language: Locale): DayBooking['rooms'] {
  const plans = hotel.namesIn(language).ratePlans;
  const same = Map.groupBy(selection.rooms, (room) => `${room.roomTypeId} ${room.ratePlanId}`);
  return [...same.values()].flatMap(([room, ...others]) =>
    room === undefined
      ? []
      : [
          {
            roomTypeId: room.roomTypeId,
            name: hotel.roomNameIn(language, room.roomTypeId),
            plan: plans[room.ratePlanId] ?? room.ratePlanId,
            count: 1 + others.length,
          },
        ],
  );
}

function requestOf(
  { sale }: AgreedHotel,
  { selection }: DayRow,
  { request_id, kind, time, note }: DayRow['open_requests'][number],
): DayBooking['openRequests'][number] {
  const meant = timeRequest(selection.stay, sale, kind, time);
  const by = meant === null ? null : new Date(momentOf(meant.date, meant.time, sale.timeZone));
  return {
    requestId: request_id,
    kind,
    time,
    ...(note === null ? {} : { text: note }),
    ...(by === null ? {} : { answerBy: by.toISOString() }),
  };
}

/** The units that a stay has on a day: of the night that begins then, before it comes of its first, and at its end of its last. */
function unitsOn(nights: readonly UnitOfBooking[], day: LocalDate, midnight: EpochMs): DayBooking['units'] {
  const dates = nights.map(({ date }) => date).toSorted();
  const night = dates.findLast((date) => date <= day) ?? dates[0];
  const there = nights.filter(({ date }) => date === night);
  return there.map(({ unit_id: unitId, number, floor, state, state_at: at, slept_in: wasSleptIn }) => ({
    unitId,
    number,
    floor,
    state,
    isReady: !isToClean({ state, stateAt: at?.getTime() ?? null, wasSleptIn }, midnight),
  }));
}
