import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { HouseKind } from '@latchkey/booking-core/onboarding';
import { searchWords } from '@latchkey/booking-core/text';
import { cities, type CityPreset } from './cities.table.ts';
import { citiesElsewhere } from './cities-elsewhere.table.ts';
import { countries, type CountryPreset } from './countries.table.ts';
import { placeTaxes } from './place-taxes.ts';
import type { PlaceTaxes, TaxClass } from './place-taxes.types.ts';
import { classesFor, holdsIn, inClass } from './tax-classes.ts';

/** What is proposed to a house by where it is. */
export interface Proposal extends Pick<CountryPreset, 'currency' | 'timeZones' | 'checkIn' | 'checkOut'> {
  /** The currency of its country, where the house has another. */
  readonly usualCurrency: CurrencyCode;
  readonly timeZone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** In force on the day or later; empty where docs/taxes lists none. */
  readonly taxes: PlaceTaxes['taxes'];
  /** The classes that the law of the place tells apart, that of the house's kind first; none where it has one sum for all. */
  readonly classes: readonly Pick<TaxClass, 'id' | 'name'>[];
  /** The class whose sums the taxes have; null where there is none. */
  readonly taxClass: string | null;
  /** Where the taxes were found; null where none were. */
  readonly source: Pick<PlaceTaxes, 'place' | 'source' | 'url' | 'holds'> | null;
}

const lettersOf = (name: string): string => searchWords(name).join(' ');

const byName = new Map(
  [...cities, ...citiesElsewhere].flatMap((city) =>
    city.names.map((name) => [`${city.country} ${lettersOf(name)}`, city] as const),
  ),
);

const cityNamed = (country: string, name: string): CityPreset | undefined =>
  byName.get(`${country} ${lettersOf(name)}`);

export const countryOf = (code: string): CountryPreset | undefined => countries.find((one) => one.code === code);

/** What a house has otherwise than most of its country. */
export interface ChosenOtherwise {
  readonly currency?: CurrencyCode | undefined;
  /** One of its country; any other counts for nothing. */
  readonly timeZone?: string | undefined;
  /** What it is, and its class by the law of its place; any other is ignored. */
  readonly kind?: HouseKind | undefined;
  readonly taxClass?: string | undefined;
}

/** What a country and a city have it that a house there most likely needs, as of a day; undefined where the country is not known. */
export function proposalFor(
  country: string,
  city: string,
  today: LocalDate,
  chosen: ChosenOtherwise = {},
): Proposal | undefined {
  const preset = countryOf(country);
  if (preset === undefined) return undefined;
  const { checkIn, checkOut, currency: usualCurrency } = preset;
  const known = cityNamed(country, city);
  const currency = chosen.currency ?? usualCurrency;
  const usualZone = known?.timeZone ?? preset.timeZones[0];
  const timeZones = [usualZone, ...preset.timeZones.filter((zone) => zone !== usualZone)] as const;
  const from = placeTaxes.get(known?.taxes ?? preset.taxes?.like ?? '');
  const ids = known?.taxes === undefined || known.taxes === null ? preset.taxes?.ids : undefined;
  // A sum of the law is in the country's currency.
  const classes = classesFor(currency === usualCurrency ? (from?.classes ?? []) : [], chosen.kind);
  const own = classes.find(({ id }) => id === chosen.taxClass) ?? classes[0];
  const taxes = inClass(from?.taxes ?? [], own)
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .filter(({ validTo }) => validTo === undefined || validTo === null || validTo >= today)
    // An entry that is of a room type or a plan is an example in docs/taxes: a house that begins has neither.
    .filter(({ roomTypeIds, ratePlanIds }) => roomTypeIds === undefined && !(ratePlanIds ?? []).includes('breakfast'))
    .filter((entry) => currency === usualCurrency || !hasSums(entry))
    .map((entry) => ({ ...entry, ratePlanIds: undefined }));
  return {
    currency,
    usualCurrency,
    checkIn,
    checkOut,
    timeZone: timeZones.find((zone) => zone === chosen.timeZone) ?? usualZone,
    timeZones,
    latitude: known?.latitude ?? null,
    longitude: known?.longitude ?? null,
    taxes,
    classes: classes.map(({ id, name }) => ({ id, name })),
    taxClass: own?.id ?? null,
    source: from === undefined || taxes.length === 0 ? null : { ...from, holds: holdsIn(from, own) },
  };
}

/** Whether a tax is a sum, or is charged by sums. */
const hasSums = ({
  taxType,
  priceFrom,
  priceTo,
  priceAbove,
  atMost,
  untaxedPerGuest,
}: PlaceTaxes['taxes'][number]): boolean =>
  taxType === 'fixed' ||
  [priceFrom, priceTo, priceAbove, atMost, untaxedPerGuest].some((sum) => typeof sum === 'number');
