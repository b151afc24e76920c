import { ceilingOf, over, plus, ratio, zero, type Ratio } from '../arithmetic/ratio.ts';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { checkTaxes } from './check-taxes.ts';
import { bandsOf, isInBand, type TaxBand } from './tax-bands.ts';
import { TaxSet } from './tax-set.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

/** The taxes of a property, checked, with what can be known of them before a price is: made once for many bills. */
export interface TaxTable {
  readonly taxes: readonly TaxEntry[];
  /** For each night, in order, the taxes that are charged on it. */
  setsOn(nights: readonly TaxableNight[]): TaxSet[];
}

/**
 * Bands are judged on the price before tax: the price less its inclusive taxes. Since these depend on the band, each band
 * is tried and the lowest one whose taxes leave a price in it holds. For a price that no band's taxes leave in it
 * (between 7,875 and 8,850 where 5 % is charged up to 7,500 and 18 % above) the price itself is judged, which gives
 * the higher band. Throws as `checkTaxes` does.
 */
export function taxTable(taxes: readonly TaxEntry[]): TaxTable {
  checkTaxes(taxes);
  const none = new TaxSet([]);
  const periods = periodsOf(taxes);
  const ofBooking = taxes.filter((tax) => tax.level === 'booking');
  const bookingBands = bandsOf(ofBooking);
  const hasInclusive = taxes.some((tax) => tax.inclusive);

  const setsWith = (band: TaxBand, nights: readonly TaxableNight[]): TaxSet[] => {
    const due = ofBooking.length === 0 ? null : new Set(band.taxes);
    return nights.map(({ date, price }) => {
      const period = periods.find(({ from }) => from <= date);
      if (period === undefined) return none;
      return roomSet(period, price, due === null ? nothing : chargedOn(period, due));
    });
  };
  const roomSet = (period: Period, price: number, charged: ReadonlySet<TaxEntry>): TaxSet => {
    const setOf = (band: TaxBand): TaxSet => {
      let set = none;
      for (const tax of period.taxes)
        if (tax.level === 'booking' ? charged.has(tax) : band.taxes.has(tax)) set = set.with(tax);
      return set;
    };
    return bestBand({
      bands: period.bands,
      hasInclusive: period.hasInclusive,
      price: () => ratio(price),
      setsOf: setOf,
      netOf: (set) => set.netOf({ roomNights: 1, price }),
    });
  };
  return {
    taxes,
    setsOn: (nights) => {
      const dates = (): Ratio => ratio(Math.max(1, new Set(nights.map((night) => night.date)).size));
      return bestBand({
        bands: bookingBands,
        hasInclusive,
        price: () => over(ratio(nights.reduce((sum, night) => sum + night.price, 0)), dates()),
        setsOf: (band) => setsWith(band, nights),
        netOf: (sets) => {
          let net = zero;
          for (const [at, night] of nights.entries())
            net = plus(net, sets[at]?.netOf({ roomNights: 1, price: night.price }) ?? zero);
          return over(net, dates());
        },
      });
    },
  };
}

interface BandSearch<Sets> {
  readonly bands: readonly TaxBand[];
  readonly hasInclusive: boolean;
  /** Asked only where there are several bands. */
  readonly price: () => Ratio;
  readonly setsOf: (band: TaxBand) => Sets;
  readonly netOf: (sets: Sets) => Ratio;
}

/**
 * The taxes of the lowest band that the resulting price before tax lies in; if there is none, those of the band that
 * the price itself lies in.
 */
function bestBand<Sets>({ bands, hasInclusive, price, setsOf, netOf }: BandSearch<Sets>): Sets {
  const [only] = bands;
  if (only !== undefined && bands.length === 1) return setsOf(only);
  if (hasInclusive)
    for (const band of bands) {
      const sets = setsOf(band);
      if (isInBand(band, ceilingOf(netOf(sets)))) return sets;
    }
  const whole = ceilingOf(price());
  return setsOf(bands.find((band) => isInBand(band, whole)) ?? lowest);
}

const nothing: ReadonlySet<TaxEntry> = new Set();
const lowest: TaxBand = { from: 0, to: Number.POSITIVE_INFINITY, taxes: nothing };

/** The booking-level taxes of one night; a fixed one is charged once, on the first night of its period, and then no longer due. */
function chargedOn(period: Period, due: Set<TaxEntry>): ReadonlySet<TaxEntry> {
  return new Set(
    period.taxes.filter((tax) => tax.level === 'booking' && (tax.taxType === 'fixed' ? due.delete(tax) : due.has(tax))),
  );
}

interface Period {
  readonly from: string;
  readonly taxes: readonly TaxEntry[];
  /** Price bands of the room-level taxes. */
  readonly bands: readonly TaxBand[];
  readonly hasInclusive: boolean;
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
    .map((from) => {
      const valid = taxes.filter(
        (tax) => (tax.validFrom === null || tax.validFrom <= from) && (tax.validTo === null || from <= tax.validTo),
      );
      return {
        from,
        taxes: valid,
        bands: bandsOf(valid.filter((tax) => tax.level === 'room')),
        hasInclusive: valid.some((tax) => tax.inclusive),
      };
    });
}

const lastOfAll = '9999-12-31' as LocalDate;
