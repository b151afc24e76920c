import type { NotedAct } from '../../../database/journal.ts';
import { figureText, type RateRow } from '../../stock/stock.ts';
import type { PlacedChange } from './changed-cells.ts';
import type { DateSpan } from './editable-nights.ts';
import { columnOf, rateNames } from './rate-columns.ts';

interface NightsNamed extends DateSpan {
  readonly roomTypeId?: string | undefined;
  readonly ratePlanId?: string | undefined;
}

/** The nights that an act on what is on sale is about, as the journal names them. */
export const subjectOf = ({ roomTypeId, ratePlanId, from, to }: NightsNamed): string =>
  [roomTypeId, ratePlanId, from, to].filter((part) => part !== undefined).join(' ');

/** A message of more changes than these is one line of the journal: nobody reads thousands. */
const mostLines = 20;

/** Changes as the journal tells them: what is set, and the values that the nights had, each once. */
export function actsOf(
  hotelId: number,
  changes: readonly PlacedChange[],
  totals: ReadonlyMap<PlacedChange, readonly number[]>,
  rates: ReadonlyMap<PlacedChange, readonly RateRow[]>,
): NotedAct[] {
  if (changes.length <= mostLines)
    return changes.map((change) => actOf(hotelId, change, totals.get(change) ?? [], rates.get(change) ?? []));
  const [from, to] = [
    changes.map((one) => one.from).toSorted()[0],
    changes
      .map((one) => one.to)
      .toSorted()
      .at(-1),
  ];
  return [{ hotelId, subject: `${from} ${to}`, after: { changes: changes.length } }];
}

function actOf(hotelId: number, change: PlacedChange, totals: readonly number[], rows: readonly RateRow[]): NotedAct {
  const names = rateNames.filter((name) => change[name] !== undefined);
  const had = (name: (typeof rateNames)[number]): unknown[] => [
    ...new Map(rows.map((row) => [figureText(row[columnOf[name]]), row[columnOf[name]]])).values(),
  ];
  const { total, backToRule: byHand, weekdays } = change;
  return {
    hotelId,
    subject: subjectOf(change),
    before: {
      ...(total === undefined ? {} : { total: totals }),
      ...Object.fromEntries(names.map((name) => [name, had(name)])),
      ...(byHand === undefined ? {} : { byHand }),
    },
    after: {
      ...(total === undefined ? {} : { total }),
      ...Object.fromEntries(names.map((name) => [name, change[name]])),
      ...(weekdays === undefined ? {} : { weekdays }),
      ...(byHand === undefined ? {} : { nights: change.dates.length }),
    },
  };
}
