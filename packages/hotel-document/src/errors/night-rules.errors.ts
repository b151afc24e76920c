import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultAt, noneOf } from '../faults/fault-at.ts';

type Restriction = HotelFacts['restrictions'][number];

/** Rules of nights that could never hold, that are empty, or that name unknown rooms or plans. */
export function faultsInRestrictions({ restrictions, rooms, ratePlans }: HotelFacts): HotelFault[] {
  return restrictions.flatMap((rule) => {
    const at = `restrictions.${rule.id}`;
    return [
      ...faultsInSpan(rule, at),
      ...noneOf(rule.roomTypeIds, `${at}.roomTypeIds`, 'room', rooms),
      ...noneOf(rule.ratePlanIds, `${at}.ratePlanIds`, 'rate plan', ratePlans),
      ...faultsInLengths(rule, at),
      ...(asksSomething(rule)
        ? []
        : [faultAt(at, 'asks nothing of a stay: write what it asks, such as "minStay": 3, or take it out')]),
    ];
  });
}

/** From and to of a rule: both with a year or both without, in order, and apart from single nights. */
export function faultsInSpan({ from, to, on }: Pick<Restriction, 'from' | 'to' | 'on'>, at: string): HotelFault[] {
  if (on !== undefined && (from !== undefined || to !== undefined))
    return [faultAt(`${at}.on`, 'stands beside from and to: name single nights, or the first and the last')];
  if (from === undefined || to === undefined) return [];
  if (from.length !== to.length)
    return [faultAt(`${at}.to`, `is ${to}, and from is ${from}: write the year in both of them, or in neither`)];
  return from.length > 'MM-DD'.length && to < from
    ? [faultAt(`${at}.to`, `is ${to}, before from with ${from}: it would never hold`)]
    : [];
}

function faultsInLengths(rule: Restriction, at: string): HotelFault[] {
  const pairs = [
    ['minStay', 'maxStay'],
    ['minStayThrough', 'maxStayThrough'],
    ['minAdvanceDays', 'maxAdvanceDays'],
  ] as const;
  const longEnough = (rule.stayLengths ?? []).filter(
    (length) => length >= (rule.minStay ?? length) && length <= (rule.maxStay ?? length),
  );
  const outside =
    rule.stayLengths !== undefined && longEnough.length === 0
      ? [faultAt(`${at}.stayLengths`, 'names no length between minStay and maxStay: no stay would be sold')]
      : [];
  const wrong = pairs.flatMap(([first, last]) => {
    const [least, most] = [rule[first], rule[last]];
    return least !== undefined && most !== undefined && most < least
      ? [faultAt(`${at}.${last}`, `is ${most}, below ${first} with ${least}: no stay would be sold`)]
      : [];
  });
  return [...wrong, ...outside];
}

const asksSomething = ({
  id: _id,
  name: _name,
  from: _from,
  to: _to,
  on: _on,
  weekdays: _weekdays,
  roomTypeIds: _rooms,
  ratePlanIds: _plans,
  ...asked
}: Restriction): boolean => Object.values(asked).some((one) => one !== undefined);
