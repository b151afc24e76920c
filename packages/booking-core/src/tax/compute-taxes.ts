import { allocateByWeights } from '../arithmetic/allocate.ts';
import { ceilingOf, ratio, times } from '../arithmetic/ratio.ts';
import { requireCount } from '../defect/require.ts';
import { taxLinesOn } from './tax-lines.ts';
import type { TaxSet } from './tax-set.ts';
import { taxTable } from './tax-table.ts';
import type { TaxableNight, TaxableRoom, TaxedRoom, TaxEntry, TaxLine } from './tax.types.ts';

/** What the taxes of a property come to: the lines of the bill, and each room with its part of them. */
export interface ComputedTaxes {
  readonly lines: readonly TaxLine[];
  /** In the order in which the rooms were given, each once. */
  readonly rooms: readonly TaxedRoom[];
}

/**
 * The taxes of a property on the rooms of one booking, one entry a room and night. `roomTax` is the room's part of the
 * room-level taxes, inclusive ones too; the parts add up to those lines, and booking-level taxes are no room's.
 *
 * Throws as `checkTaxes` does, and for an amount that is negative or no whole number (`rooms[0].amount`).
 */
export function computeTaxes(taxes: readonly TaxEntry[], rooms: readonly TaxableRoom[]): ComputedTaxes {
  const nights = rooms.map(({ amount, ...night }, at): TaxableNight => {
    return { ...night, price: requireCount(amount, `rooms[${at}].amount`) };
  });
  const lines = taxLinesOn(taxes, nights);
  // A bill needs the lines alone: the parts are computed where they are asked for.
  return {
    lines,
    get rooms() {
      return partsOf(lines, taxes, rooms, nights);
    },
  };
}

function partsOf(
  lines: readonly TaxLine[],
  taxes: readonly TaxEntry[],
  rooms: readonly TaxableRoom[],
  nights: readonly TaxableNight[],
): readonly TaxedRoom[] {
  const sets = taxTable(taxes).setsOn(nights);
  const taxed = new Map<string, TaxedRoom>();
  for (const { id, amount } of rooms) addTo(taxed, id, { amount, roomTax: 0 });
  for (const tax of taxes) {
    const line = lines.find(({ taxId }) => taxId === tax.id);
    if (tax.level === 'booking' || line === undefined || line.amount === 0) continue;
    const parts = partsOfLine(line, tax, sets, nights);
    for (const [at, { id }] of rooms.entries()) addTo(taxed, id, { amount: 0, roomTax: parts[at] ?? 0 });
  }
  return [...taxed.values()];
}

/** A tax line above 0 divided over the nights that it was charged on: whole parts that add up to it. */
export function partsOfLine(
  { amount }: Pick<TaxLine, 'amount'>,
  tax: TaxEntry,
  sets: readonly TaxSet[],
  nights: readonly TaxableNight[],
): readonly number[] {
  return allocateByWeights(
    amount,
    nights.map((night, at) => weightOf(tax, sets[at], night)),
  );
}

/** A tax on one night in thousandths of a minor unit: the weight by which its line is divided over the nights. */
function weightOf(tax: TaxEntry, set: TaxSet | undefined, { price }: TaxableNight): number {
  if (set === undefined) return 0;
  return ceilingOf(times(set.amountOf(tax, set.netOf(ratio(price)), 1), ratio(1000)));
}

function addTo(taxed: Map<string, TaxedRoom>, id: string, { amount, roomTax }: Omit<TaxedRoom, 'id'>): void {
  const sofar = taxed.get(id) ?? { amount: 0, roomTax: 0 };
  taxed.set(id, { id, amount: sofar.amount + amount, roomTax: sofar.roomTax + roomTax });
}
