import type { NotedAct } from '../../../database/journal.ts';
import type { RateRow } from '../../stock/stock.ts';
import type { DateSpan } from './editable-nights.ts';
import type { RateEdit } from './edit-rates.ts';
import { columnOf, rateNames } from './rate-columns.ts';

interface NightsNamed extends DateSpan {
  readonly roomTypeId?: string | undefined;
  readonly ratePlanId?: string | undefined;
}

/** The nights that an act on what is on sale is about, as the journal names them. */
export const subjectOf = ({ roomTypeId, ratePlanId, from, to }: NightsNamed): string =>
  [roomTypeId, ratePlanId, from, to].filter((part) => part !== undefined).join(' ');

/** An edit of prices or restrictions as the journal tells it: what is set, and the values that the nights had, each once. */
export function ratesAct(hotelId: number, edit: NightsNamed & RateEdit, before: readonly RateRow[]): NotedAct {
  const names = rateNames.filter((name) => edit[name] !== undefined);
  const had = (name: (typeof rateNames)[number]): unknown[] => [
    ...new Map(before.map((row) => [JSON.stringify(row[columnOf[name]]), row[columnOf[name]]])).values(),
  ];
  return {
    hotelId,
    subject: subjectOf(edit),
    before: Object.fromEntries(names.map((name) => [name, had(name)])),
    after: Object.fromEntries(names.map((name) => [name, edit[name]])),
  };
}
