import type { RateGrid } from '@latchkey/api-contract/types';
import type { PropertyClient, PropertyResult } from '@latchkey/api-client/property';
import { daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import type { Locale } from '@latchkey/site/urls';

/** Nights that the engine tells of at once. */
const atOnce = 31;

/** Figures of many nights as one grid, read a month at a time; or the first answer that is none. */
export async function readNights(
  client: PropertyClient,
  nights: readonly LocalDate[],
  { locale, signal }: { readonly locale: Locale; readonly signal: AbortSignal },
): Promise<RateGrid | PropertyResult<'getRateGrid'>> {
  const months: { from: LocalDate; nights: number }[] = [];
  for (const night of nights) {
    const last = months.at(-1);
    const at = last === undefined ? atOnce : daysBetween(last.from, night);
    if (last === undefined || at >= atOnce) months.push({ from: night, nights: 1 });
    else last.nights = at + 1;
  }
  const replies = await Promise.all(
    months.map((query) => client.call('getRateGrid', { query: { ...query, language: locale } }, signal)),
  );
  const grids: RateGrid[] = [];
  for (const reply of replies) {
    if (reply.status !== 200) return reply;
    grids.push(reply.body);
  }
  const [first, ...more] = grids;
  if (first === undefined) throw new Error('no nights to read');
  return more.reduce(joined, first);
}

/** Two grids of one hotel as one; it is as old as the older of them. */
function joined(one: RateGrid, other: RateGrid): RateGrid {
  return {
    ...one,
    to: other.to,
    forecast: [...one.forecast, ...other.forecast],
    asOf: one.asOf < other.asOf ? one.asOf : other.asOf,
    roomTypes: one.roomTypes.map((type) => {
      const same = other.roomTypes.find(({ roomTypeId }) => roomTypeId === type.roomTypeId);
      return {
        ...type,
        nights: [...type.nights, ...(same?.nights ?? [])],
        plans: type.plans.map((plan) => ({
          ...plan,
          nights: [
            ...plan.nights,
            ...(same?.plans.find(({ ratePlanId }) => ratePlanId === plan.ratePlanId)?.nights ?? []),
          ],
        })),
      };
    }),
  };
}
