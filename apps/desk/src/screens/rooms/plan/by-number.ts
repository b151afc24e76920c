/** Rooms by their numbers as people count: 001, 002, 010, A2, A10. */
export const byNumber = <Unit extends { readonly number: string }>(units: readonly Unit[]): readonly Unit[] =>
  units.toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }));
