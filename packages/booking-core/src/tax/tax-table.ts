import { over, plus, ratio, zero, type Ratio } from '../arithmetic/ratio.ts';
import { bestBand } from './best-band.ts';
import type { ChargedTax } from './charged-tax.ts';
import { checkTaxes } from './check-taxes.ts';
import { bandsOf, placesOf, type TaxBand } from './tax-bands.ts';
import { TaxSet } from './tax-set.ts';
import { withinLimits } from './within-limits.ts';
import { isRoomNight } from './holds-on.ts';
import { taxesDueBy, type TaxesDue } from './taxes-due.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

/** The taxes of a property, checked, with what can be known of them before a price is: made once for many bills. */
export interface TaxTable {
  readonly taxes: readonly TaxEntry[];
  /** For each night, in order, the taxes that are charged on it. */
  setsOn(nights: readonly TaxableNight[]): TaxSet[];
}

/** A property's taxes are one list for all of its bills. */
const tables = new WeakMap<readonly TaxEntry[], TaxTable>();

/**
 * Bands are judged on the price before tax: the price less its inclusive taxes. Since these depend on the band, each band
 * is tried and the lowest one whose taxes leave a price in it holds. For a price that no band's taxes leave in it
 * (between 7,875 and 8,850 where 5 % is charged up to 7,500 and 18 % above) the price itself is judged, which gives
 * the higher band. Made once for a list of taxes. Throws as `checkTaxes` does.
 */
export function taxTable(taxes: readonly TaxEntry[]): TaxTable {
  const table = tables.get(taxes) ?? tableOf(taxes);
  tables.set(taxes, table);
  return table;
}

function tableOf(taxes: readonly TaxEntry[]): TaxTable {
  checkTaxes(taxes);
  const none = new TaxSet([]);
  const dueOn = taxesDueBy(taxes);
  const ofBooking = taxes.filter((tax) => tax.level === 'booking');
  const bookingBands = bandsOf(ofBooking.map((tax) => [tax, placesOf(tax, taxes)] as const));
  const hasInclusive = taxes.some((tax) => tax.inclusive);

  const setsWith = (band: TaxBand<TaxEntry>, nights: readonly TaxableNight[]): TaxSet[] => {
    const open = ofBooking.length === 0 ? null : new Set(band.taxes);
    return nights.map((night) => {
      const due = dueOn(night);
      return roomSet(due, night, open === null ? nothing : chargedOn(due, open));
    });
  };
  const roomSet = (
    due: TaxesDue,
    { price, bandPrice = ratio(price) }: TaxableNight,
    charged: ReadonlySet<ChargedTax>,
  ): TaxSet => {
    const setOf = (band: TaxBand<ChargedTax>): TaxSet => {
      let set = none;
      for (const tax of due.taxes)
        if (tax.rule.level === 'booking' ? charged.has(tax) : band.taxes.has(tax)) set = set.with(tax);
      return due.hasLimits ? withinLimits(set, price, none) : set;
    };
    return bestBand({
      bands: due.bands,
      hasInclusive: due.hasInclusive,
      price: () => bandPrice,
      setsOf: setOf,
      netOf: (set) => set.netOf(bandPrice),
    });
  };
  return {
    taxes,
    setsOn: (nights) => {
      const rooms = (): readonly TaxableNight[] => nights.filter(isRoomNight);
      const dates = (): Ratio => ratio(Math.max(1, new Set(rooms().map((night) => night.date)).size));
      return bestBand({
        bands: bookingBands,
        hasInclusive,
        price: () => over(ratio(rooms().reduce((sum, night) => sum + night.price, 0)), dates()),
        setsOf: (band) => setsWith(band, nights),
        netOf: (sets) =>
          over(
            sets.reduce((net, set, at) => {
              const night = nights[at];
              return night && isRoomNight(night) ? plus(net, set.netOf(ratio(night.price))) : net;
            }, zero),
            dates(),
          ),
      });
    },
  };
}

const nothing: ReadonlySet<ChargedTax> = new Set();

/** The booking-level taxes of one night; a fixed one is charged once, on the first night it holds for, and then no longer open. */
function chargedOn(due: TaxesDue, open: Set<TaxEntry>): ReadonlySet<ChargedTax> {
  return new Set(
    due.taxes.filter(({ rule }) =>
      rule.taxType === 'fixed' && rule.each !== 'night' ? open.delete(rule) : open.has(rule),
    ),
  );
}
