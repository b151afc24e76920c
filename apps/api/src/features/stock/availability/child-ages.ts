/** One entry per child, null where its age is unknown. As many children as there are ages, unless their number is given. */
export function childAgesOf(children: number | undefined, given: string | undefined): (number | null)[] {
  const ages = given === undefined || given === '' ? [] : given.split(',');
  return Array.from({ length: children ?? ages.length }, (_, child) => {
    const age = ages[child] ?? '';
    return age === '' ? null : Number(age);
  });
}
