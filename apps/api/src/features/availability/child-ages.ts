/** One entry a child; what is not an age is an unknown one, which is priced as under 12. */
export function agesOf(children: number, given: string | undefined): (number | null)[] {
  const ages = (given ?? '').split(',');
  return Array.from({ length: children }, (_, child) =>
    /^(\d|1[0-7])$/.test(ages[child] ?? '') ? Number(ages[child]) : null,
  );
}
