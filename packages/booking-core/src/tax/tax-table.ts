import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { checkTaxes } from './check-taxes.ts';
import { TaxSet } from './tax-set.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

/** The taxes of a property, checked, with what can be known of them before a price is: made once for many bills. */
export interface TaxTable {
  readonly taxes: readonly TaxEntry[];
  /** For each night, in order, the taxes that are charged on it. */
  setsOn(nights: readonly TaxableNight[]): TaxSet[];
}

/** Throws as `checkTaxes` does. */
export function taxTable(taxes: readonly TaxEntry[]): TaxTable {
  checkTaxes(taxes);
  const none = new TaxSet([]);
  const periods = periodsOf(taxes);
  const hasBookingLevel = taxes.some((tax) => tax.level === 'booking');
  return {
    taxes,
    setsOn: (nights) => {
      const ofBooking = hasBookingLevel ? bookingLevel(taxes, nights) : undefined;
      return nights.map(({ date, price }) => {
        const period = periods.find(({ from }) => from <= date);
        let set = none;
        for (const tax of period?.taxes ?? [])
          if (tax.level === 'booking' ? ofBooking?.charges(tax) : isWithin(tax, price, 1)) set = set.with(tax);
        return set;
      });
    },
  };
}

interface Period {
  readonly from: string;
  readonly taxes: readonly TaxEntry[];
}

/** Spans of dates on which the same taxes are valid, the latest first: a property keeps its old rates for years. */
function periodsOf(taxes: readonly TaxEntry[]): Period[] {
  const starts = new Set<string>(['']);
  for (const { validFrom, validTo } of taxes) {
    if (validFrom !== null) starts.add(validFrom);
    if (validTo !== null && validTo < lastOfAll) starts.add(addDays(validTo, 1));
  }
  return [...starts]
    .toSorted()
    .toReversed()
    .map((from) => ({
      from,
      taxes: taxes.filter(
        (tax) => (tax.validFrom === null || tax.validFrom <= from) && (tax.validTo === null || from <= tax.validTo),
      ),
    }));
}

const lastOfAll = '9999-12-31' as LocalDate;

/** Booking-level taxes: judged on the mean night of all rooms together, fixed ones charged once. */
function bookingLevel(
  taxes: readonly TaxEntry[],
  nights: readonly TaxableNight[],
): { charges(tax: TaxEntry): boolean } {
  const total = nights.reduce((sum, night) => sum + night.price, 0);
  const dates = new Set(nights.map((night) => night.date)).size;
  const due = new Set(taxes.filter((tax) => isWithin(tax, total, dates)));
  return { charges: (tax) => (tax.taxType === 'fixed' ? due.delete(tax) : due.has(tax)) };
}

/** Whether `price / nights` lies in the band; compared as a product, since the mean of a booking need not be whole. */
function isWithin(tax: TaxEntry, price: number, nights: number): boolean {
  return (
    (tax.priceFrom === null || tax.priceFrom * nights <= price) &&
    (tax.priceTo === null || price <= tax.priceTo * nights)
  );
}
