import { isCoreError, type DefectCode } from '@latchkey/booking-core/defect';
import { bandFaultsIn, checkScopes, checkTaxes, fixedTaxAbove } from '@latchkey/booking-core/tax';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { factsFile } from '../schema/document-names.ts';
import { faultAt, noSuch, shown } from '../faults/fault-at.ts';

const mends: Partial<Record<DefectCode, string>> = {
  not_an_integer: 'must be a whole number: a fixed tax is in minor units, 500 for 5.00, or rupees for INR',
  negative: 'must not be below 0',
  out_of_range: 'is out of its range',
  reversed_dates: 'is before the day that it begins: the last comes first',
  contradiction: 'goes with other facts of this tax not at all',
  invalid_date: 'must be a day that there is, such as 2026-01-01',
  invalid_percent: 'must be percent with at most four decimals, such as 7.5',
  unknown_tax_index: 'names no tax: it is the "index" of another tax of this list',
  tax_cycle: 'leads back to this tax: of two taxes only one can stand on the other',
};

/** What keeps taxes from being computed, as core finds it, and a fixed one that the price cannot contain. */
export function faultsInTaxes(facts: HotelFacts): HotelFault[] {
  try {
    checkTaxes(facts.taxes);
    checkScopes(facts.taxes);
  } catch (cause) {
    if (!isCoreError(cause)) throw cause;
    const [, at = '0', key = ''] = /^taxes\[(\d+)\]\.?(.*)$/.exec(cause.argument) ?? [];
    const tax = facts.taxes[Number(at)];
    const value = key
      .split(/[.[\]]+/)
      .filter(Boolean)
      .reduce<unknown>((of, part) => (of as Readonly<Record<string, unknown>> | undefined)?.[part], tax);
    return [
      faultAt(
        `taxes.${tax?.id ?? at}.${key}`,
        `is ${shown(value)}, and ${mendOf(cause.code, key)}`,
        factsFile,
        'tax_wrong',
      ),
    ];
  }
  const unknown = namesUnknown(facts);
  if (unknown.length > 0) return unknown;
  const parted = bandFaultsIn(facts.taxes).map(({ kind, below, above }) =>
    faultAt(`taxes.${above}.priceFrom`, `${bandMends[kind]} "${below}"`, factsFile, 'tax_wrong'),
  );
  if (parted.length > 0) return parted;
  const above = fixedTaxAbove(facts.taxes, lowestPrice(facts));
  if (above === null) return [];
  return [
    faultAt(
      `taxes.${above.id}.tax`,
      `is ${above.tax} and part of the price ("inclusive"), whose lowest is ${lowestPrice(facts)}: a price cannot contain more than itself`,
      factsFile,
      'tax_wrong',
    ),
  ];
}

/** What is wrong between two bands of one tax: the upper one is named, and the lower one told. */
const bandMends = {
  gap: 'leaves prices out above the band before it: "above 7,500" is "priceAbove": 7500 after "priceTo": 7500, and "10,000 or more" is "priceFrom": 10000 after "priceTo": 9999; the band before is',
  overlap: 'begins within the band before it, so that some prices are taxed by both: the band before is',
} as const;

/** What is wrong with a bound that comes before the other one, or with what contradicts itself, by the key. */
const ofKeys: Readonly<Record<string, string>> = {
  priceTo: 'is below priceFrom or priceAbove: the band ends before it begins',
  priceAbove: 'goes in place of priceFrom: a band has one lower bound',
  validTo: 'is before validFrom: the last night comes first',
  bookedTo: 'is before bookedFrom: the last day of booking comes first',
  maxStay: 'is below minStay: no stay would pay it',
  exemptUnderAge: 'must be an age from 1 to 18, and goes with "per": "person"',
  ages: 'go with "per": "person", from 1 to 18, each above the one before and above exemptUnderAge',
  per: 'goes with "level": "room": a booking as a whole has no guests to count',
  atMost: 'goes with one percentage of level room for all ages: a fixed tax is its own maximum',
  untaxedPerGuest: 'goes with a percentage',
  on: 'extras and the fee are taxed by percentage, for all rooms and guests alike',
  addonIds: 'goes with "on": ["extras"]',
  feeIds: 'goes with "on": ["fee"]',
  each: '"stay" goes with a fixed tax, and is charged on the first night: fromNight, maxNights and lastNights have no meaning',
};

const mendOf = (code: DefectCode, key: string): string => {
  const [first = ''] = key.split(/[.[]/);
  const isOfKey = code === 'out_of_range' || code === 'reversed_dates' || code === 'contradiction';
  return (isOfKey ? ofKeys[first] : undefined) ?? mends[code] ?? code;
};

/** Rooms, plans, extras, fees and exemptions that a tax names and the hotel does not have. */
function namesUnknown({ taxes, rooms, ratePlans, addons, fees, taxExemptions }: HotelFacts): HotelFault[] {
  const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  const there = {
    roomTypeIds: ['room', idsOf(rooms)],
    ratePlanIds: ['rate plan', idsOf(ratePlans)],
    addonIds: ['add-on', idsOf(addons)],
    feeIds: ['fee', idsOf(fees)],
    exemptIf: ['tax exemption', idsOf(taxExemptions)],
  } as const;
  return taxes.flatMap((tax) =>
    Object.entries(there).flatMap(([key, [what, ids]]) =>
      (tax[key as keyof typeof there] ?? [])
        .filter((id) => !ids.includes(id))
        .map((id) => noSuch(`taxes.${tax.id}.${key}`, id, what, ids)),
    ),
  );
}

/** The lowest price of a night or of hours that the hotel writes down, before weekdays and seasons. */
function lowestPrice({ rooms }: HotelFacts): number {
  const plans = rooms.flatMap((room) => Object.values(room.prices));
  return Math.min(
    ...plans.flatMap((plan) =>
      [...plan.priceForPax, ...(plan.later ?? []).flatMap((one) => one.priceForPax), ...plan.hourly].map(
        ({ price }) => price,
      ),
    ),
  );
}
