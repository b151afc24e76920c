import { daysBetween } from '../dates/local-date.ts';
import type { TaxScope, TaxSeason } from './tax-scope.types.ts';
import type { TaxableNight, TaxableStay, TaxEntry } from './tax.types.ts';

/** Whether a rule is charged on a night, as far as its scope goes: `validFrom`, `validTo` and bands are the table's. */
export function holdsOn(rule: TaxEntry, night: TaxableNight): boolean {
  if (!(rule.on ?? roomsAlone).includes(night.thing ?? 'rooms')) return false;
  if (night.addonId !== undefined && rule.addonIds?.includes(night.addonId) === false) return false;
  if (!isInSeason(rule, night.date)) return false;
  return night.stay === undefined || (isOfStay(rule, night.stay) && isOfNights(rule, night.stay, night.date));
}

const roomsAlone = ['rooms'] as const;

function isOfStay(
  rule: TaxScope,
  { kind, roomTypeId, ratePlanId, nights, bookedOn, exemptions }: TaxableStay,
): boolean {
  return (
    (rule.stay ?? kind) === kind &&
    rule.roomTypeIds?.includes(roomTypeId) !== false &&
    rule.ratePlanIds?.includes(ratePlanId) !== false &&
    nights >= (rule.minStay ?? 0) &&
    nights <= (rule.maxStay ?? nights) &&
    bookedOn >= (rule.bookedFrom ?? bookedOn) &&
    bookedOn <= (rule.bookedTo ?? bookedOn) &&
    rule.exemptIf?.some((id) => exemptions.includes(id)) !== true
  );
}

/** Nights are counted from the stay's first, from 0. */
function isOfNights(
  rule: TaxScope & Pick<TaxEntry, 'level'>,
  { firstNight, nights }: TaxableStay,
  date: TaxableNight['date'],
): boolean {
  const night = daysBetween(firstNight, date);
  if (rule.each === 'stay') return night === 0;
  const first = (rule.fromNight ?? 1) - 1;
  return night >= first && night < first + (rule.maxNights ?? nights) && night >= nights - (rule.lastNights ?? nights);
}

/** Whether a rule is of a night's dates: those of its years, and of its part of the year. */
export const isValidOn = (rule: TaxEntry, date: string): boolean =>
  (rule.validFrom ?? date) <= date && date <= (rule.validTo ?? date) && isInSeason(rule, date);

const isInSeason = ({ season }: TaxScope, date: string): boolean => season === undefined || isIn(season, date);

function isIn({ from, to }: TaxSeason, date: string): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** Whether a rule looks at more than dates and prices, so that what is charged differs with rooms and guests. */
export const hasScope = (rule: TaxEntry): boolean => scopeOf(rule) !== undefined;

/** What a rule says of where it holds; undefined where that is everywhere. */
export function scopeOf(rule: TaxEntry): TaxScope | undefined {
  const said = scopeKeys.filter((key) => rule[key] !== undefined);
  return said.length === 0 ? undefined : Object.fromEntries(said.map((key) => [key, rule[key]]));
}

const scopeKeys = Object.keys({
  per: 0,
  each: 0,
  ages: 0,
  exemptUnderAge: 0,
  fromNight: 0,
  maxNights: 0,
  lastNights: 0,
  minStay: 0,
  maxStay: 0,
  stay: 0,
  roomTypeIds: 0,
  ratePlanIds: 0,
  bookedFrom: 0,
  bookedTo: 0,
  season: 0,
  bandPer: 0,
  atMost: 0,
  untaxedPerGuest: 0,
  exemptIf: 0,
  on: 0,
  addonIds: 0,
} satisfies Record<keyof TaxScope, 0>) as (keyof TaxScope)[];
