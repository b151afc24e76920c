import { allocateByWeights } from '../arithmetic/allocate.ts';
import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { BillInPrices, PriceWithTaxes } from '../pricing/priced-things.ts';
import { dividedCharge, type PriceShare } from './divided-price.ts';
import type { Charge, ChargeDescription, ChargeKind, InvoiceTax } from './invoice.types.ts';
import { taxKindOf, type TaxKind } from './tax-kinds.ts';

/** What a house says of its taxes and prices that its bill leaves open. */
export interface ChargeSettings {
  /** By the id of a tax, where it is something else than its name says. */
  readonly taxKinds?: Readonly<Record<string, TaxKind>> | undefined;
  /** Levies that are part of a price with value added tax: the house owes them itself. */
  readonly leviesInPrice?: readonly string[] | undefined;
  /** By the id of an extra: what is in its price. */
  readonly extras?: Readonly<Record<string, readonly PriceShare[]>> | undefined;
  /** By the id of a rate plan: what is in the price of its nights, where that is more than lodging. */
  readonly plans?: Readonly<Record<string, readonly PriceShare[]>> | undefined;
}

/** The charges of a stay, and the extras of whose tax nobody has said anything. */
export interface ChargesOfStay {
  readonly charges: readonly Charge[];
  readonly unrated: readonly string[];
  /** What of the bill each charge is, by its id. */
  readonly origins: ReadonlyMap<string, ChargeOrigin>;
  readonly parts: readonly BillPart[];
}

/** A part of a bill that has a line on the folio. */
export interface BillPart {
  readonly origin: ChargeOrigin;
  /** After offers, with the taxes that are in it. */
  readonly amount: MinorUnits;
  /** Value added tax that comes on top of it. */
  readonly onTop: MinorUnits;
  /** Value added taxes, whether they are in it or come on top. */
  readonly taxes: readonly InvoiceTax[];
}

/** The part of a bill that a charge is: a night of a room by its place, or what the bill calls by an id; `rest` of an agreed price. */
export type ChargeOrigin =
  | { readonly kind: 'night'; readonly room: number; readonly date: LocalDate | null }
  | { readonly kind: 'extra' | 'fee' | 'tax'; readonly id: string }
  | { readonly kind: 'convenience-fee' | 'rest' };

/** Names as the guest agreed to them. */
export interface ChargeNames {
  readonly room: (roomTypeId: string) => string;
  readonly plan: (ratePlanId: string) => string | undefined;
  /** Of a tax, by its id and its own name. */
  readonly tax: (taxId: string, name: string) => string;
  readonly fee: (feeId: string, name: string) => string;
}

interface Sum {
  gross: MinorUnits;
  quantity: number;
  readonly description: ChargeDescription;
  readonly kind: ChargeKind;
  readonly taxes: readonly InvoiceTax[];
}

/**
 * The charges of a bill that an invoice lists: what it is for with value added tax in it, and each levy and charge for
 * service by itself. They add up to the bill's total.
 */
export function chargesOfStay(bill: BillInPrices, settings: ChargeSettings, names: ChargeNames): ChargesOfStay {
  const kindOf = (line: { readonly taxId: string; readonly name: string }): TaxKind =>
    settings.taxKinds?.[line.taxId] ?? taxKindOf({ id: line.taxId, name: line.name });
  const isTaxed = bill.prices.some(({ taxes }) => taxes.some(({ line }) => kindOf(line) === 'vat'));
  const beside = new Map<string, Sum>();
  const unrated: string[] = [];
  const origins = new Map<string, ChargeOrigin>([['rest', { kind: 'rest' }]]);
  const onFolio: BillPart[] = [];
  const charges = bill.prices.flatMap((price, at): readonly Charge[] => {
    const { gross, taxes, onTop, others } = partsOf(price, kindOf, settings);
    onFolio.push({ origin: originOf(price, bill.rooms), amount: price.amount, onTop, taxes });
    for (const { tax, ...other } of others)
      if (!tax.line.inclusive)
        onFolio.push({
          origin: { kind: 'tax', id: tax.line.taxId },
          amount: tax.amount,
          onTop: other.onTop,
          taxes: other.taxes,
        });
    for (const other of others) origins.set(addTo(beside, other, names), { kind: 'tax', id: other.tax.line.taxId });
    const { thing } = price;
    const charge = { ...named(price, names), id: `${thing.kind}-${at + 1}`, day: price.date, gross, taxes };
    const parts = (shares: readonly PriceShare[]): readonly Charge[] => {
      const divided = dividedCharge(charge, shares);
      for (const { id } of divided) origins.set(id, originOf(price, bill.rooms));
      return divided;
    };
    if (thing.kind === 'night') return parts(settings.plans?.[thing.room.ratePlanId] ?? []);
    if (thing.kind !== 'extra' || !isTaxed || taxes.length > 0 || gross === 0) return parts([]);
    const shares = settings.extras?.[thing.addonId];
    if (shares === undefined) unrated.push(thing.addonId);
    return parts(shares ?? []);
  });
  const sums = [...beside].map(([id, sum]): Charge => ({ ...sum, id, day: null }));
  const rest: readonly Charge[] =
    bill.rest === 0
      ? []
      : [
          {
            id: 'rest',
            kind: 'adjustment',
            day: null,
            description: { name: '' },
            quantity: 1,
            gross: bill.rest,
            taxes: restTaxes(charges),
          },
        ];
  const all = [...charges.filter(({ gross }) => gross !== 0), ...sums, ...rest];
  return { charges: all, unrated: [...new Set(unrated)], origins, parts: onFolio };
}

function originOf({ thing, date }: PriceWithTaxes, rooms: BillInPrices['rooms']): ChargeOrigin {
  switch (thing.kind) {
    case 'night':
      return { kind: 'night', room: rooms.indexOf(thing.room), date };
    case 'extra':
      return { kind: 'extra', id: thing.addonId };
    case 'fee':
      return { kind: 'fee', id: thing.fee.feeId };
    case 'convenience-fee':
      return { kind: 'convenience-fee' };
  }
}

/** What an agreed price differs by is of the rooms, and taxed as the first of them. */
const restTaxes = (charges: readonly Charge[]): readonly InvoiceTax[] =>
  charges.find(({ kind }) => kind === 'night')?.taxes ?? [];

function named({ thing }: PriceWithTaxes, names: ChargeNames): Pick<Charge, 'kind' | 'description' | 'quantity'> {
  switch (thing.kind) {
    case 'night': {
      const ratePlan = names.plan(thing.room.ratePlanId);
      const name = names.room(thing.room.roomTypeId);
      return { kind: 'night', description: ratePlan === undefined ? { name } : { name, ratePlan }, quantity: 1 };
    }
    case 'extra':
      return { kind: 'extra', description: { name: thing.name }, quantity: Math.max(1, thing.quantity) };
    case 'fee':
      return {
        kind: 'fee',
        description: { name: names.fee(thing.fee.feeId, thing.fee.name) },
        quantity: Math.max(1, thing.fee.quantity),
      };
    case 'convenience-fee':
      return { kind: 'fee', description: { name: '' }, quantity: 1 };
  }
}

interface Other {
  readonly tax: PriceWithTaxes['taxes'][number];
  readonly kind: 'service' | 'levy';
  readonly gross: MinorUnits;
  readonly onTop: MinorUnits;
  readonly taxes: readonly InvoiceTax[];
}

/** A price with its value added tax, and what of its taxes is a line of its own. */
function partsOf(
  { amount, taxes }: PriceWithTaxes,
  kindOf: (line: PriceWithTaxes['taxes'][number]['line']) => TaxKind,
  { leviesInPrice = [] }: ChargeSettings,
): Pick<Other, 'gross' | 'onTop' | 'taxes'> & { readonly others: readonly Other[] } {
  const vat = taxes.filter(({ line }) => kindOf(line) === 'vat');
  const rates = vat.map(({ line }) => ({ name: line.name, rate: line.rate }));
  const rest = taxes.filter((tax) => !vat.includes(tax));
  // What stands in the base of value added tax has its part of it.
  const inBase = ({ line }: Other['tax']): boolean =>
    vat.some((one) => one.line.basis.includesTaxes.includes(line.taxId));
  const contained = sumOf(taxes.filter(({ line }) => line.inclusive));
  const net = Math.max(0, amount - contained);
  const bases = [net, ...rest.filter(inBase).map((tax) => tax.amount)];
  const vatInAll = sumOf(vat);
  const parts = vatInAll > 0 && bases.some((base) => base > 0) ? allocateByWeights(vatInAll, bases) : [vatInAll];
  const onTop = sumOf(vat.filter(({ line }) => !line.inclusive));
  const onTopOf = (part = 0): MinorUnits => (onTop === vatInAll ? part : halfUpOfProduct(part, onTop, vatInAll));
  let place = 1;
  const others = rest.map((tax): Other => {
    const kind = kindOf(tax.line) === 'service' ? 'service' : 'levy';
    if (inBase(tax)) {
      const part = parts[place++] ?? 0;
      return { tax, kind, gross: tax.amount + part, onTop: onTopOf(part), taxes: rates };
    }
    return { tax, kind, gross: tax.amount, onTop: 0, taxes: leviesInPrice.includes(tax.line.taxId) ? rates : [] };
  });
  return { gross: amount - contained + (parts[0] ?? 0), onTop: onTopOf(parts[0]), taxes: rates, others };
}

function addTo(sums: Map<string, Sum>, { tax: { line }, kind, gross, taxes }: Other, names: ChargeNames): string {
  const id = `${kind}-${line.taxId}-${JSON.stringify(taxes.map(({ rate }) => rate))}`;
  const sum = sums.get(id) ?? {
    gross: 0,
    quantity: line.taxType === 'fixed' ? Math.max(1, line.base) : 1,
    description: { name: names.tax(line.taxId, line.name) },
    kind,
    taxes,
  };
  sums.set(id, { ...sum, gross: sum.gross + gross });
  return id;
}

const sumOf = (taxes: PriceWithTaxes['taxes']): MinorUnits => taxes.reduce((sum, { amount }) => sum + amount, 0);
