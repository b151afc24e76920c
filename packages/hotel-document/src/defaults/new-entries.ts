import type { KeysOf } from '../drafts/path-of.types.ts';
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

/** Where nothing is measured, and guests would be asked first. */
export const unmeasured: NonNullable<WrittenFacts['measuring']> = {
  consent: 'needed',
  analytics: null,
  pixel: null,
  tagManager: null,
  siteTag: null,
};
