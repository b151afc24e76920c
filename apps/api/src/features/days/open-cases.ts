import type { HouseDays } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { balanceOfSums } from '@latchkey/booking-core/folio';
import type { Database, Transaction } from '../../database/database.types.ts';
import { cashWithoutShift, openShifts } from '../counter/counter.ts';
import { owingOf } from '../ledger/ledger.ts';
import { owingStays } from '../property/property.ts';
import { closeBookings } from './day-bookings.queries.ts';
import { type CaseRow, stayCases } from './open-cases.queries.ts';
import { isUnpriced } from './standing-lines.ts';

/** How many accounts that are open are named. */
const mostOpen = 100;

/** What of a hotel is still open as a day ends, for a person to look at. */
export async function openCases(
  db: Database | Transaction,
  hotelId: number,
  day: LocalDate,
  cash: { readonly from: Date; readonly before?: Date | undefined },
): Promise<HouseDays['cases']> {
  const stays = await stayCases(db, hotelId, day);
  const of = (what: CaseRow['of']) => stays.filter((row) => row.of === what);
  const inHouse = of('in_house');
  const priced = await closeBookings(
    db,
    hotelId,
    inHouse.map(({ booking_id: id }) => id),
  );
  const unpriced = new Set(priced.filter((row) => isUnpriced(row, day)).map(({ booking_id: id }) => id));
  return {
    arrivals: of('arrival').map(caseView),
    departures: of('departure').map(caseView),
    open: (await owingStays(db, hotelId, null, mostOpen)).map((row) => {
      const { toPay, toGiveBack } = balanceOfSums(owingOf(row), row);
      const { stay } = row.selection;
      return {
        reference: row.reference,
        guestName: row.travellers[0]?.fullName ?? '',
        date: stay.kind === 'hours' ? stay.date : stay.checkOut,
        toPay,
        toGiveBack,
      };
    }),
    unpriced: inHouse.filter(({ booking_id: id }) => unpriced.has(id)).map(caseView),
    shifts: (await openShifts(db, hotelId)).map((shift) => ({
      shiftId: shift.shift_id,
      number: shift.number,
      by: shift.author_name ?? '',
      openedAt: shift.opened_at.toISOString(),
    })),
    cash: (await cashWithoutShift(db, hotelId, cash)).map(({ at, amount, reference, by }) => ({
      at: at.toISOString(),
      amount,
      reference,
      by,
    })),
  };
}

const caseView = ({ reference, guest_name: name, date }: CaseRow) => ({ reference, guestName: name ?? '', date });
