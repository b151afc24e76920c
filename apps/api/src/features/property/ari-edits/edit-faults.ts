import type { RateRow } from '../../stock/stock.ts';
import type { RateEdit } from './rate-edit.types.ts';
import { columnOf, type RateName } from './rate-columns.ts';
import { isJump, type NightFault } from './stock-faults.ts';

/** What is odd about the prices of a night that an edit has made, beside those that stood there. */
export function pricesFaults(
  before: RateRow,
  after: RateRow,
  edit: RateEdit,
  made: readonly RateName[],
  maxPax: number,
): NightFault[] {
  const at = { date: before.date, ratePlanId: before.rate_plan_id };
  const faults: NightFault[] = [];
  if (made.includes('priceForPax')) {
    for (const { pax, price } of edit.priceForPax ?? []) {
      const against = priceFor(before, pax);
      if (pax > maxPax) faults.push({ ...at, code: 'pax_above_room', pax, given: pax, against: maxPax });
      if (price <= 0) faults.push({ ...at, code: 'price_zero', pax, given: price, against });
      else if (isJump(price, against)) faults.push({ ...at, code: 'price_jump', pax, given: price, against });
    }
    for (const [place, { pax, price }] of after.price_for_pax.entries()) {
      const against = after.price_for_pax[place - 1]?.price ?? 0;
      if (price < against) faults.push({ ...at, code: 'price_order', pax, given: price, against });
    }
  }
  for (const field of ['extraAdult', 'extraChild'] as const) {
    const given = edit[field];
    if (given === undefined || !made.includes(field)) continue;
    const stood = before[columnOf[field]];
    // Without an earlier figure, an extra guest at ten times the price of the room is a jump.
    const against = stood > 0 ? stood : (after.price_for_pax.at(-1)?.price ?? 0);
    const isOdd = stood > 0 ? isJump(given, stood) : given > 0 && given >= 10 * against;
    if (isOdd && against > 0) faults.push({ ...at, code: 'price_jump', field, given, against });
  }
  return faults;
}

/** What a night cost so many guests before, extra guests left out. */
const priceFor = ({ price_for_pax: steps }: RateRow, pax: number): number =>
  (steps.find((step) => step.pax >= pax) ?? steps.at(-1))?.price ?? 0;

const leastAndMost = [
  ['minStay', 'maxStay'],
  ['minStayThrough', 'maxStayThrough'],
  ['minAdvanceDays', 'maxAdvanceDays'],
] as const;

/** A least above the most lets nobody come. */
export function staysFaults(after: RateRow, made: readonly RateName[]): NightFault[] {
  const faults: NightFault[] = [];
  for (const [least, most] of leastAndMost) {
    if (!made.includes(least) && !made.includes(most)) continue;
    const [given, against] = [after[columnOf[least]], after[columnOf[most]]];
    if (against !== null && given > against)
      faults.push({
        date: after.date,
        ratePlanId: after.rate_plan_id,
        code: 'stay_order',
        field: least,
        given,
        against,
      });
  }
  return faults;
}
