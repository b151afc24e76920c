import { isAffected } from './is-affected.ts';
import type { Accepted, Advisory, LockedPackage } from './osv.types.ts';

/** A version that is locked and that an advisory is about. */
export interface Found extends LockedPackage {
  readonly id: string;
  readonly summary: string;
}

/** The advisories of a list that are about what is locked. */
export function foundIn(advisories: readonly Advisory[], locked: readonly LockedPackage[]): readonly Found[] {
  const byName = Map.groupBy(locked, ({ name }) => name);
  return advisories
    .filter(({ withdrawn }) => withdrawn === undefined)
    .flatMap(({ id, summary = '', affected = [] }) =>
      affected
        .filter((one) => one.package?.ecosystem === 'npm')
        .flatMap((one) =>
          (byName.get(one.package?.name ?? '') ?? [])
            .filter(({ version }) => isAffected(version, one))
            .map((known) => ({ ...known, id, summary })),
        ),
    );
}

/**
 * What has to be done about the advisories found: those without a valid acceptance, and acceptances that are incomplete
 * or have outlived the package's place in the lockfile. `today` as `2027-01-31`.
 */
export function advisoryFaults(
  found: readonly Found[],
  accepted: readonly Accepted[],
  today: string,
): readonly string[] {
  const isOf = (one: Found, { id, package: name }: Accepted): boolean => one.id === id && one.name === name;
  const open = found.flatMap((one): string[] => {
    const { name, version, id, summary } = one;
    const acceptance = accepted.find((known) => isOf(one, known));
    if (acceptance === undefined) return [`${name} ${version}: ${id} (${summary}) https://github.com/advisories/${id}`];
    return acceptance.until < today ? [`${name} ${version}: ${id} was accepted until ${acceptance.until}`] : [];
  });
  const unfit = accepted.flatMap((known): string[] => {
    if (!/^\d{4}-\d\d-\d\d$/.test(known.until) || known.reason.trim() === '')
      return [`advisories/accepted.json: ${known.id} of ${known.package} has no reason, or no last day`];
    return found.some((one) => isOf(one, known))
      ? []
      : [`advisories/accepted.json: ${known.id} of ${known.package} is about nothing that is locked`];
  });
  return [...new Set([...open, ...unfit])];
}
