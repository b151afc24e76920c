import { compare, gte, lt, lte, valid } from 'semver';
import type { AdvisoryEvent, Affected } from './osv.types.ts';

const first = '0.0.0-0';

/**
 * Whether a version is one of those that an advisory names of its package. A bound that is no version leaves the range
 * open: a person reads what that brings up.
 */
export function isAffected(version: string, { ranges = [], versions = [] }: Affected): boolean {
  return versions.includes(version) || ranges.some(({ type, events }) => type !== 'GIT' && isWithin(version, events));
}

function isWithin(version: string, events: readonly AdvisoryEvent[]): boolean {
  const from = events
    .flatMap(({ introduced }) => (introduced === undefined ? [] : [introduced === '0' ? first : introduced]))
    .filter((one) => valid(one) !== null && gte(version, one))
    .toSorted(compare)
    .at(-1);
  if (from === undefined) return false;
  // What ended before it was introduced again ends nothing here.
  return events.every(({ fixed, last_affected: last }) => {
    if (fixed !== undefined && valid(fixed) !== null) return lt(version, fixed) || lt(fixed, from);
    return last === undefined || valid(last) === null || lte(version, last) || lt(last, from);
  });
}
