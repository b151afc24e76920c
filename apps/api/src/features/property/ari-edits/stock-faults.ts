import type { Overridable, StockFault, StockFaultCode } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';

/** What a property may mean all the same, and says so by `force`. */
const forceable: ReadonlySet<StockFaultCode> = new Set([
  'price_zero',
  'price_order',
  'price_jump',
  'stay_order',
  'total_jump',
]);

/** A fault of one night. */
export interface NightFault {
  readonly date: LocalDate;
  readonly code: StockFaultCode;
  readonly ratePlanId?: string;
  readonly field?: Overridable;
  readonly pax?: number;
  readonly given?: number;
  readonly against?: number;
}

/** Faults of single nights, those that say the same as one; without what `force` lets pass. */
export function faultsOfNights(faults: readonly NightFault[], isForced: boolean): StockFault[] {
  const named = faults.filter(({ code }) => !isForced || !forceable.has(code));
  const alike = Map.groupBy(named, (fault) => JSON.stringify(undated(fault)));
  return [...alike.values()].map((same) => ({
    ...undated(same[0] as NightFault),
    dates: same.map(({ date }) => date),
  }));
}

const undated = ({ date: _date, ...fault }: NightFault): Omit<NightFault, 'date'> => fault;

const times = 10;

/** Whether a figure is a tenth or less, or ten times or more, of what stood there: a slip of the decimal point. */
export const isJump = (given: number, stood: number): boolean =>
  stood > 0 && (given * times <= stood || given >= stood * times);
