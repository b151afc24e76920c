import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { joinedSales, lastOfMonth } from '@latchkey/booking-core/reports';
import type { Deps } from '../../../deps.ts';
import { reportOf } from '../report.service.ts';
import { hotelsAfter } from './hotels-after.queries.ts';

type OperatedMonth = Extract<ReplyOf<PropertyContract['getOperatedMonth']>, { readonly status: 200 }>['body'];
type Month = OperatedMonth['hotels'][number];

/** Hotels of one answer: each reads its bookings of the month. */
const most = 50;

/** What each of the hotels that guests see has sold in a month (`2026-11`), as its own report says it, and by currency. */
export async function operatedMonth(
  deps: Pick<Deps, 'db' | 'hotels' | 'clock'>,
  month: string,
  after: string,
): Promise<OperatedMonth> {
  const found = await hotelsAfter(deps.db, after, most + 1);
  const listed = found.slice(0, most);
  const hotels: Month[] = [];
  for (const { hotel_id: hotelId } of listed) hotels.push(...(await monthOf(deps, hotelId, month)));
  return {
    month,
    hotels,
    totals: [...Map.groupBy(hotels, ({ currency }) => currency)].map(([currency, its]) => ({
      currency,
      ...joinedSales(its),
    })),
    next: found.length > most ? (listed.at(-1)?.slug ?? null) : null,
  };
}

async function monthOf(
  deps: Pick<Deps, 'db' | 'hotels' | 'clock'>,
  hotelId: number,
  month: string,
): Promise<readonly Month[]> {
  const hotel = await deps.hotels.byId(hotelId);
  if (hotel === undefined) return [];
  const from = `${month}-01` as LocalDate;
  const period = { from, to: lastOfMonth(from) };
  const { sales, currency } = await reportOf(deps, hotel, { kind: 'sales', period, by: 'month', language: 'en' });
  if (sales === undefined) return [];
  const { occupied: _, occupiedShare: _share, occupancyInOrder: _inOrder, trevPar: _trevPar, ...shown } = sales.total;
  const { directRevenue, commissionSaved } = sales;
  return [
    {
      hotelId,
      name: hotel.wordsIn('en').words.name,
      currency,
      ...shown,
      directRevenue,
      commissionSaved,
    },
  ];
}
