/** The rows in order, at most `size` at a time: PostgreSQL takes 65,535 parameters in one statement. */
export function* inBatches<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
