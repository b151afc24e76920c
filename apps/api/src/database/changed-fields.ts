/** What the journal tells of a booking: its state, its money and its stay, and nothing of who comes. */
const told: Readonly<Record<string, (row: Row) => unknown>> = {
  status: (row) => row['status'],
  total: (row) => row['total'],
  updatedPrice: (row) => row['updated_price'],
  kept: (row) => row['kept'],
  arrivedAt: (row) => row['arrived_at'],
  leftAt: (row) => row['left_at'],
  stay: (row) => selectionOf(row).stay,
  rooms: (row) => selectionOf(row).rooms,
  addons: (row) => selectionOf(row).addons,
};

type Row = Readonly<Record<string, unknown>>;

const selectionOf = (row: Row): { stay?: unknown; rooms?: unknown; addons?: unknown } =>
  (row['selection'] ?? {}) as { stay?: unknown; rooms?: unknown; addons?: unknown };

/** What the journal tells of a booking that differs between two of its rows, as it was and as it is. */
export function changedFields(one: object, other: object): { readonly before: object; readonly after: object } {
  const changed = Object.entries(told)
    .map(([name, of]) => ({ name, was: plain(of(one as Row)), is: plain(of(other as Row)) }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
  return {
    before: Object.fromEntries(changed.map(({ name, was }) => [name, was])),
    after: Object.fromEntries(changed.map(({ name, is }) => [name, is])),
  };
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));
