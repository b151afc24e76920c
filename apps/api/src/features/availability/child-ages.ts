/** One entry per child; an invalid age counts as unknown, which is priced as under 12. */
export function childAgesOf(children: number, given: string | undefined): (number | null)[] {
  const ages = (given ?? '').split(',');
  return Array.from({ length: children }, (_, child) =>
    /^(\d|1[0-7])$/.test(ages[child] ?? '') ? Number(ages[child]) : null,
  );
}
