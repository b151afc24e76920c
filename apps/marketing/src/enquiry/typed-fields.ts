/** The most characters of a posted field that are shown again; more than any field takes. */
const mostShown = 2000;

/** What was typed into the fields of a form of words, by their names; `read` says what one holds. */
export const typedFields = <Name extends string>(
  names: readonly Name[],
  read: (name: string) => string,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    names.map((name) => [name, read(name).replaceAll('\r\n', '\n').slice(0, mostShown).toWellFormed()]),
  ) as Record<Name, string>;
