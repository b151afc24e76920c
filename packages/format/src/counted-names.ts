/** A name, and how many of it where there are several: "2 × Teak King". */
export const countedName = (name: string, count: number): string => (count > 1 ? `${count} × ${name}` : name);

/** Names, equal ones once and counted, in the order in which each comes first: "2 × Teak King", "Indigo Twin". */
export const countedNames = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => countedName(name, names.filter((one) => one === name).length));
