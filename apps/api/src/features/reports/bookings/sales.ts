import type { Report } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import {
  bookingSources,
  commissionSaved,
  isDirect,
  noSales,
  type ReportGrouping,
  type ReportPeriod,
  reportSpans,
  salesFigures,
  type SalesTally,
  sumOfSales,
} from '@latchkey/booking-core/reports';
import type { SaleNames } from '../../catalogue/catalogue.ts';
import type { HouseRooms } from './house-rooms.ts';
import type { PostedCharges } from './posted-charges.ts';
import { isWithin, type ReportNight, type ReportStay } from './stays-of-bookings.ts';

/** A tally and by what it is told apart. */
interface Told {
  readonly date: LocalDate;
  readonly roomTypeId: string;
  readonly ratePlanId: string | null;
  readonly source: ReportStay['source'] | null;
  readonly tally: SalesTally;
}

/** What the nights of a period came to: in all, by night, by the grouping that is asked for, by type, plan and source. */
export function salesOf(
  {
    stays,
    notStayed,
    posted,
    rooms,
  }: Readonly<Record<'stays' | 'notStayed', readonly ReportStay[]>> & {
    readonly posted: PostedCharges;
    readonly rooms: readonly HouseRooms[];
  },
  period: ReportPeriod,
  by: ReportGrouping,
  names: Pick<SaleNames, 'rooms' | 'ratePlans'>,
): NonNullable<Report['sales']> {
  const told = [
    ...rooms.map(ofHouse),
    ...stays.flatMap((stay) => stay.nights.map((night) => ofNight(stay, night))),
    ...stays.map((stay) => ofKept(stay, 'otherRevenue')),
    ...notStayed.map((stay) => ofKept(stay, stay.isNoShow ? 'noShowRevenue' : 'otherRevenue')),
    ...posted.charges.map(ofPosted),
  ].filter(({ date }) => isWithin(date, period));
  const byDate = Map.groupBy(told, ({ date }) => date);
  const ofSpan = (span: ReportPeriod) => ({
    ...span,
    ...salesFigures(sumOf(reportSpans(span, 'day').flatMap(({ from }) => byDate.get(from) ?? []))),
  });
  const all = sumOf(told);
  const plans = Map.groupBy(
    told.filter(({ ratePlanId }) => ratePlanId !== null),
    ({ ratePlanId }) => ratePlanId ?? '',
  );
  const types = Map.groupBy(told, ({ roomTypeId }) => roomTypeId);
  return {
    total: salesFigures(all),
    commissionSaved: commissionSaved(Math.max(0, all.directRevenue)),
    directRevenue: all.directRevenue,
    nights: reportSpans(period, 'day').map(ofSpan),
    groups: reportSpans(period, by).map(ofSpan),
    roomTypes: [...types].flatMap(([id, its]) =>
      id === '' ? [] : [{ id, name: names.rooms[id] ?? id, ...salesFigures(sumOf(its)) }],
    ),
    ratePlans: [...plans].map(([id, its]) => ({ id, name: names.ratePlans[id] ?? id, ...soldOf(sumOf(its)) })),
    sources: bookingSources.flatMap((source) => {
      const its = told.filter((one) => one.source === source);
      return its.length === 0 ? [] : [{ source, isDirect: isDirect(source), ...soldOf(sumOf(its)) }];
    }),
  };
}

const sumOf = (told: readonly Told[]): SalesTally => sumOfSales(told.map(({ tally }) => tally));

/** The figures of a plan or a source, which has no rooms of its own to fill a share of. */
const soldOf = (tally: SalesTally) => {
  const { sold, roomsRevenue, adr } = salesFigures(tally);
  return { sold, roomsRevenue, adr };
};

const ofHouse = ({ date, roomTypeId, available, outOfOrder }: HouseRooms): Told => ({
  date,
  roomTypeId,
  ratePlanId: null,
  source: null,
  tally: { ...noSales, available, outOfOrder },
});

function ofNight({ source }: ReportStay, night: ReportNight): Told {
  const { date, roomTypeId, ratePlanId, isDayUse, isTaken, rooms, roomRevenue, otherRevenue } = night;
  const isPaid = roomRevenue > 0;
  const direct = isDirect(source);
  return {
    date,
    roomTypeId,
    ratePlanId,
    source,
    tally: {
      ...noSales,
      nights: isTaken && isPaid && !isDayUse ? rooms : 0,
      dayUse: isTaken && isPaid && isDayUse ? rooms : 0,
      complimentary: isTaken && !isPaid ? rooms : 0,
      direct: isTaken && isPaid && direct ? rooms : 0,
      nightsRevenue: isDayUse ? 0 : roomRevenue,
      dayUseRevenue: isDayUse ? roomRevenue : 0,
      directRevenue: direct ? roomRevenue : 0,
      otherRevenue,
    },
  };
}

/** The sum kept counts on the day of arrival, and is of no type or plan. */
const ofKept = ({ arrives, source, kept }: ReportStay, as: 'noShowRevenue' | 'otherRevenue'): Told => ({
  date: arrives,
  roomTypeId: '',
  ratePlanId: null,
  source: kept.net === 0 ? null : source,
  tally: { ...noSales, [as]: kept.net, directRevenue: as === 'noShowRevenue' && isDirect(source) ? kept.net : 0 },
});

/** A charge on a folio is of no room type, plan or source. */
const ofPosted = ({ date, net }: PostedCharges['charges'][number]): Told => ({
  date,
  roomTypeId: '',
  ratePlanId: null,
  source: null,
  tally: { ...noSales, otherRevenue: net },
});
