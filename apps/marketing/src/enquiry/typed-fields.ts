/** The texts of a form's fields, by their names; `read` says what one holds. */
export const typedFields = <Name extends string>(
  names: readonly Name[],
  read: (name: string) => string,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
