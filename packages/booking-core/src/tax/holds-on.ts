import { daysBetween } from '../dates/local-date.ts';
import type { TaxScope, TaxSeason } from './tax-scope.types.ts';
import type { TaxableNight, TaxableStay, TaxEntry } from './tax.types.ts';

/** Whether a rule is charged on a night, as far as its scope goes: `validFrom`, `validTo` and bands are the table's. */
export function holdsOn(rule: TaxEntry, night: TaxableNight): boolean {
  if (!(rule.on ?? roomsAlone).includes(night.thing ?? 'rooms')) return false;
  if (night.addonId !== undefined && rule.addonIds?.includes(night.addonId) === false) return false;
  if (night.thing === 'fee' && rule.feeIds?.includes(night.feeId ?? '') === false) return false;
  if (!isInSeason(rule, night.date)) return false;
  if (night.isFurther === true && rule.taxType === 'fixed' && rule.per !== 'person') return false;
  return night.stay === undefined || (isOfStay(rule, night.stay) && isOfNights(rule, night.stay, night.date));
}

/** Whether a rule is on extras or the fee, which mostly have their tax in their price. */
export const isOnExtras = ({ on }: TaxScope): boolean => on?.some((thing) => thing !== 'rooms') === true;

/** Whether a taxable night is a room's, and no extra or fee. */
export const isRoomNight = ({ thing }: TaxableNight): boolean => thing === undefined || thing === 'rooms';

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

/** What a rule says of where it holds; undefined where that is everywhere. It is asked for each line of each bill. */
export function scopeOf(rule: TaxEntry): TaxScope | undefined {
  let scope = known.get(rule);
  if (scope === undefined) {
    scope = readScope(rule);
    known.set(rule, scope);
  }
  return scope === everywhere ? undefined : scope;
}

const everywhere: TaxScope = {};
const known = new WeakMap<TaxEntry, TaxScope>();

function readScope(rule: TaxEntry): TaxScope {
  const said = Object.entries(rule).filter(([key, value]) => value !== undefined && !ofEvery.has(key));
  return said.length === 0 ? everywhere : Object.fromEntries(said);
}

/** What a rule says beside its scope. */
const ofEvery: ReadonlySet<string> = new Set<Exclude<keyof TaxEntry, keyof TaxScope>>([
  'id',
  'name',
  'level',
  'taxType',
  'tax',
  'inclusive',
  'index',
  'useIndex',
  'priceFrom',
  'priceAbove',
  'priceTo',
  'validFrom',
  'validTo',
  'ifCancelled',
]);
