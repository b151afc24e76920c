import type { Overridable } from '@latchkey/api-contract/types';
import type { RateField } from '../../../database/tables/stock-tables.ts';
import { byHandOf, isSameFigure, type RateRow, withByHand } from '../../stock/stock.ts';
import { type Message, settled, withMessage } from './figures.ts';
import { columnOf, type RateName, rateNames } from './rate-columns.ts';
import { isJump, type NightFault } from './stock-faults.ts';

type Step = RateRow['price_for_pax'][number];

/** What a property sets of a night's rate; what is absent stays as it is. */
export interface RateEdit {
  readonly priceForPax?: readonly Step[] | undefined;
  readonly keepOthers?: boolean | undefined;
  readonly extraAdult?: number | undefined;
  readonly extraChild?: number | undefined;
  readonly minStay?: number | undefined;
  readonly maxStay?: number | null | undefined;
  readonly stayLengths?: readonly number[] | null | undefined;
  readonly closed?: boolean | undefined;
  readonly closedToArrival?: boolean | undefined;
  readonly minStayThrough?: number | undefined;
  readonly maxStayThrough?: number | null | undefined;
  readonly closedToDeparture?: boolean | undefined;
  readonly minAdvanceDays?: number | undefined;
  readonly maxAdvanceDays?: number | null | undefined;
  readonly cutOffHour?: number | null | undefined;
}

/** A night's rate after an edit: what is odd about it, and what of it was not set, for it is older or for somebody's newer figure. */
export interface EditedRate {
  readonly row: RateRow;
  /** What was set, and what was by hand and went back to its rule. */
  readonly set: readonly RateName[];
  readonly faults: readonly NightFault[];
  readonly superseded: readonly RateName[];
  readonly newer: readonly RateName[];
}

/** What the hotel's files say of the night of a plan; null where they have no such plan. */
type Rule = () => Pick<RateRow, RateField> | null;

/** A night's rate with an edit that a message makes, field by field. */
export function editedRate(
  row: RateRow,
  edit: RateEdit & { readonly backToRule?: readonly Overridable[] | undefined },
  { maxPax, message, rule }: { readonly maxPax: number; readonly message: Message; readonly rule: Rule },
): EditedRate {
  const released = rateNames.filter((name) => edit.backToRule?.includes(name) ?? false);
  // What a plan has that the files know no more stays as it is, by nobody's hand.
  const ruled = (released.length === 0 ? null : rule()) ?? row;
  const given: Partial<Record<RateName, unknown>> = {
    ...Object.fromEntries(released.map((name) => [name, ruled[columnOf[name]]])),
    ...Object.fromEntries(rateNames.flatMap((name) => (edit[name] === undefined ? [] : [[name, edit[name]]]))),
    ...(edit.priceForPax === undefined
      ? {}
      : { priceForPax: mergedPrices(row.price_for_pax, edit.priceForPax, edit.keepOthers ?? false) }),
  };
  const named = Object.keys(given) as RateName[];
  const became = Map.groupBy(named, (name) =>
    settled(row.set_at?.[columnOf[name]], message, isSameFigure(given[name], row[columnOf[name]])),
  );
  const set = became.get('set') ?? [];
  const columns = set.map((name) => columnOf[name]);
  const before = byHandOf(row);
  const byHand = set.filter((name) => edit[name] !== undefined).map((name) => columnOf[name]);
  const after: RateRow = { ...row, ...Object.fromEntries(set.map((name) => [columnOf[name], given[name]])) };
  const asked = Object.fromEntries(set.map((name) => [name, edit[name]])) as RateEdit;
  return {
    row: withByHand({ ...after, set_at: withMessage(row.set_at, columns, message) }, [
      ...before.filter((field) => !columns.includes(field)),
      ...byHand,
    ]),
    set: set.filter((name) => edit[name] !== undefined || before.includes(columnOf[name])),
    faults: [...faultsOfPrices(row, after, asked, maxPax), ...faultsOfStays(after, asked)],
    superseded: became.get('superseded') ?? [],
    newer: became.get('newer') ?? [],
  };
}

/**
 * Prices by guests with some of them set: those for fewer guests stay, those for more go unless the others are to be kept,
 * since the largest number is how many guests the night's price is for.
 */
function mergedPrices(before: readonly Step[], given: readonly Step[], keepOthers: boolean): Step[] {
  const largest = Math.max(...given.map(({ pax }) => pax));
  const kept = before.filter(({ pax }) => !given.some((one) => one.pax === pax) && (keepOthers || pax < largest));
  return [...kept, ...given].toSorted((one, other) => one.pax - other.pax);
}

/** Whether prices by guests ascend by `pax`, each number of guests once. */
export const isPriceable = (steps: readonly Step[]): boolean =>
  steps.length > 0 && steps.every(({ pax }, at) => at === 0 || pax > (steps[at - 1]?.pax ?? 0));

function faultsOfPrices(before: RateRow, after: RateRow, edit: RateEdit, maxPax: number): NightFault[] {
  const at = { date: before.date, ratePlanId: before.rate_plan_id };
  const given = edit.priceForPax ?? [];
  const ofGiven = given.flatMap(({ pax, price }): NightFault[] => {
    const stood = priceFor(before, pax);
    return [
      ...(pax > maxPax ? [{ ...at, code: 'pax_above_room' as const, pax, given: pax, against: maxPax }] : []),
      ...(price <= 0
        ? [{ ...at, code: 'price_zero' as const, pax, given: price, against: stood }]
        : isJump(price, stood)
          ? [{ ...at, code: 'price_jump' as const, pax, given: price, against: stood }]
          : []),
    ];
  });
  const outOfOrder =
    given.length === 0
      ? []
      : after.price_for_pax.flatMap(({ pax, price }, place): NightFault[] => {
          const fewer = after.price_for_pax[place - 1];
          return fewer !== undefined && price < fewer.price
            ? [{ ...at, code: 'price_order', pax, given: price, against: fewer.price }]
            : [];
        });
  const extras = (['extraAdult', 'extraChild'] as const).flatMap((field): NightFault[] => {
    const [extra, stood] = [edit[field], field === 'extraAdult' ? before.extra_adult : before.extra_child];
    // Where there was none, a guest more never costs ten times the room.
    const measure = stood > 0 ? stood : (after.price_for_pax.at(-1)?.price ?? 0);
    const isOdd = extra !== undefined && (stood > 0 ? isJump(extra, stood) : extra > 0 && extra >= 10 * measure);
    return isOdd && measure > 0 ? [{ ...at, code: 'price_jump', field, given: extra, against: measure }] : [];
  });
  return [...ofGiven, ...outOfOrder, ...extras];
}

/** What a night cost so many guests before, extra guests left out. */
const priceFor = ({ price_for_pax: steps }: RateRow, pax: number): number =>
  (steps.find((step) => step.pax >= pax) ?? steps.at(-1))?.price ?? 0;

/** A least above the most lets nobody come. */
function faultsOfStays(after: RateRow, edit: RateEdit): NightFault[] {
  const { date, rate_plan_id: ratePlanId } = after;
  const pairs = [
    ['minStay', 'maxStay'],
    ['minStayThrough', 'maxStayThrough'],
    ['minAdvanceDays', 'maxAdvanceDays'],
  ] as const;
  return pairs.flatMap(([first, last]): NightFault[] => {
    const [given, against] = [after[columnOf[first]], after[columnOf[last]]];
    return (edit[first] !== undefined || edit[last] !== undefined) && against !== null && given > against
      ? [{ date, ratePlanId, code: 'stay_order', field: first, given, against }]
      : [];
  });
}
