import type { LocalDate } from '@latchkey/booking-core/dates';
import {
  billedNights,
  type BilledNight,
  type BilledStay,
  bookingSourceOf,
  type BookingSource,
  moneyKept,
} from '@latchkey/booking-core/reports';
import { billWithIdsOfToday, type HotelRecord } from '../../catalogue/catalogue.ts';
import type { ReportBooking } from './report-bookings.queries.ts';

/** A room on a night, its money, and whether the room is still the booking's. */
export interface ReportNight extends BilledNight {
  readonly isTaken: boolean;
  /** As how many of the house's own rooms it counts: what takes others with it as these, any other as one. */
  readonly rooms: number;
}

/** What reports count of a booking. */
export interface ReportStay {
  readonly reference: string;
  readonly source: BookingSource;
  readonly arrives: LocalDate;
  readonly departs: LocalDate;
  /** Its guests did not come. */
  readonly isNoShow: boolean;
  readonly createdAt: Date;
  readonly nights: readonly ReportNight[];
  /** Of a stay that did not take place the sum kept of it, and of any other the fees of its changes. */
  readonly kept: ReturnType<typeof moneyKept>;
}

/**
 * A booking by its nights. A room that the guest gave back by leaving early is not taken any more, and what is paid for it
 * stays; only confirmed bookings have nights.
 */
export function stayOf({ sale }: HotelRecord, row: ReportBooking): ReportStay {
  const { stay } = row.selection;
  const isByTheHour = stay.kind === 'hours';
  const arrives = isByTheHour ? stay.date : stay.checkIn;
  const billed: BilledStay = { bill: billWithIdsOfToday(sale, row.bill), total: row.total, arrives, isByTheHour };
  return {
    reference: row.reference,
    source: sourceOf(row),
    arrives,
    departs: isByTheHour ? arrives : stay.checkOut,
    isNoShow: row.status === 'no_show',
    createdAt: row.created_at,
    nights: row.status === 'confirmed' ? takenOf(billedNights(billed), row, sale) : [],
    kept: moneyKept(billed, row.kept),
  };
}

function takenOf(
  nights: readonly BilledNight[],
  { lines }: ReportBooking,
  { formerIds: { rooms: former }, rooms }: Pick<HotelRecord['sale'], 'formerIds' | 'rooms'>,
): readonly ReportNight[] {
  const left = new Map<string, number>();
  for (const [date, type, count] of lines) {
    const key = `${date} ${former.get(type) ?? type}`;
    left.set(key, (left.get(key) ?? 0) + count);
  }
  const counted = new Map(
    rooms.map(({ id, consistsOf = [] }) => [
      id,
      Math.max(
        1,
        consistsOf.reduce((sum, { count }) => sum + count, 0),
      ),
    ]),
  );
  return nights.map((night) => {
    const key = `${night.date} ${night.roomTypeId}`;
    const still = left.get(key) ?? 0;
    left.set(key, still - 1);
    return { ...night, isTaken: still > 0, rooms: counted.get(night.roomTypeId) ?? 1 };
  });
}

/** A booking that a hotel's own person made names `desk` as its link, which is no campaign. */
function sourceOf({ booked_by, by_program, attribution }: ReportBooking): BookingSource {
  const { googleSource, utmSource, utmCampaign, mode } = attribution ?? {};
  return bookingSourceOf({
    by: booked_by === null ? 'guest' : by_program ? 'program' : 'desk',
    isGoogle: googleSource !== undefined || mode === 'GHC',
    hasCampaign: utmSource !== undefined || utmCampaign !== undefined,
  });
}

/** Whether a date lies within a period, both ends included. */
export const isWithin = (
  date: LocalDate,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): boolean => date >= from && date <= to;
