import { taxedThings } from '@latchkey/booking-core/tax';
import type { KeysOf } from '../drafts/path-of.types.ts';
import type { PercentageBase, TaxUnit } from '../schema/lists.ts';
import type { WrittenFacts, WrittenRoom, WrittenTax } from '../schema/written.types.ts';

type ListOf<Key extends 'addons' | 'fees' | 'nearbyPlaces' | 'packages' | 'promotions' | 'ratePlans'> = NonNullable<
  WrittenFacts[Key]
>[number];
type Plan = ListOf<'ratePlans'>;
type Offer = ListOf<'promotions'>;
type Package = ListOf<'packages'>;

/** An entry that its owner completes: the checks say what it lacks. */
export type BegunEntry<One> = { readonly id: string } & {
  readonly [Key in KeysOf<One>]?: One extends Readonly<Record<Key, infer Value>> ? Value : never;
};

/** A room for two with a double bed, which shows the first picture there is and is not sold yet. */
export const newRoom = (id: string, images: readonly string[]): WrittenRoom => ({
  id,
  total: 1,
  images: images.slice(0, 1),
  beds: [{ kind: 'double', count: 1 }],
  maxPax: 2,
  maxBeds: 2,
  prices: {},
});

/** A plan that can be cancelled until the day before, at the prices of another and paid as that is; at the property where there is none. */
export const newPlan = (
  id: string,
  base: { readonly id: string; readonly payment: Plan['payment'] | undefined } | null,
): Plan => ({
  id,
  inclusions: [],
  cancellation: [{ hoursBeforeCheckIn: 24, percent: 0 }],
  payment: base?.payment ?? ['at-property'],
  ...(base === null ? {} : { derivedFrom: { ratePlanId: base.id, percent: 0 } }),
});

export const newOffer = (id: string, kind: Offer['kind'] | undefined): BegunEntry<Offer> => ({
  id,
  kind: kind ?? 'percent-off',
});

/** An extra that is had once a booking. */
export const newExtra = (id: string): BegunEntry<ListOf<'addons'>> => ({ id, category: 'booking' });

export const newPackage = (id: string, plans: Package['ratePlans']): Package => ({
  id,
  ratePlans: plans.slice(0, 1),
  addonIds: [],
});

export const newPlace = (id: string): BegunEntry<ListOf<'nearbyPlaces'>> => ({ id, kind: 'sight' });

export const newFee = (id: string, per: ListOf<'fees'>['per'], amount: number): ListOf<'fees'> => ({ id, per, amount });

/** A percentage on one fee and on nothing else. */
export const newFeeTax = (
  id: string,
  feeId: string,
  { name, percent, isInPrice }: { readonly name: string; readonly percent: number; readonly isInPrice: boolean },
): WrittenTax => ({
  id,
  name,
  level: 'booking',
  taxType: 'percentage',
  tax: percent,
  inclusive: isInPrice,
  on: ['fee'],
  feeIds: [feeId],
});

/** A tax of a house, as its owner says it. */
export interface NewTax {
  /** As bills print it. */
  readonly name: string;
  /** Percent, or minor units. */
  readonly tax: number;
  readonly unit: TaxUnit;
  /** Whether prices include it. */
  readonly isInPrice: boolean;
  /** Of a percentage: what it is on. */
  readonly on: PercentageBase;
  /** Of a sum for each guest: who is younger is free. */
  readonly exemptUnderAge: number | null;
  /** Of a sum for each night: on how many nights it is charged at most. */
  readonly maxNights: number | null;
}

/** A tax on every stay: a percentage, or a sum for each room or guest, a night or once. */
export const newTax = (
  id: string,
  { name, tax, unit, on, isInPrice, exemptUnderAge, maxNights }: NewTax,
): WrittenTax => ({
  id,
  name,
  level: 'room',
  taxType: unit === 'percent' ? 'percentage' : 'fixed',
  tax,
  inclusive: isInPrice,
  ...(unit === 'percent' && on === 'all' ? { on: [...taxedThings] } : {}),
  ...(isForGuests(unit) ? { per: 'person' } : {}),
  ...(unit === 'room-stay' || unit === 'guest-stay' ? { each: 'stay' } : {}),
  ...(exemptUnderAge === null ? {} : { exemptUnderAge }),
  ...(maxNights === null ? {} : { maxNights }),
});

/** Whether a tax is a sum for each guest, of whom some may be free by their age. */
export const isForGuests = (unit: TaxUnit): boolean => unit === 'guest-night' || unit === 'guest-stay';

/** Whether it is a sum for each night, of which it may be charged on some. */
export const isForNights = (unit: TaxUnit): boolean => unit === 'guest-night' || unit === 'room-night';

/** Where nothing is measured, and guests would be asked first. */
export const unmeasured: NonNullable<WrittenFacts['measuring']> = {
  consent: 'needed',
  analytics: null,
  pixel: null,
  tagManager: null,
  siteTag: null,
};
