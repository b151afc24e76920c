import type { HouseOnPaper } from './house-on-paper.types.ts';

/**
 * How many fields an owner fills in or chooses: each answer of the start that is no usual one, each cell of a line of
 * rooms, and each value of Settings. Names of entries (their ids) are made by the desk, and count for none.
 */
export function fieldsOf({ house, rooms, currency, terms, settings, words }: HouseOnPaper): number {
  const cells = rooms.flatMap((line) => line.split(/[;\t]|,(?=\s)|\/(?=\d)/));
  return (
    Object.keys(house).length +
    cells.length +
    (currency === undefined ? 0 : 1) +
    valuesIn(terms) +
    valuesIn(settings) +
    valuesIn(words)
  );
}

/** What stands in a value that somebody has to say. */
function valuesIn(value: unknown, key = ''): number {
  if (key === 'id') return 0;
  // To take an entry out is one press.
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return 1;
  return Object.entries(value).reduce((sum, [name, inner]) => sum + valuesIn(inner, name), 0);
}
