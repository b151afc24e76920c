/** A value in which every object that occurs twice is written once, in `pool`, and named by its place. */
export interface Pooled {
  readonly pool: readonly unknown[];
  readonly root: unknown;
}

/** What says nothing of how the contract is met. */
const unsaid = new Set(['example', 'examples', 'summary', 'tags', 'info', 'servers', 'security']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes equal objects once: the contract's document says the same bill in forty answers. */
export function pooled(value: object): Pooled {
  const pool: unknown[] = [];
  const places = new Map<string, number>();
  const visit = (one: unknown, isNames = false): unknown => {
    if (Array.isArray(one)) return one.map((item: unknown) => visit(item));
    if (!isObject(one)) return one;
    const entries = Object.entries(one)
      .filter(
        ([name, inner]) => isNames || !(unsaid.has(name) || (name === 'description' && typeof inner === 'string')),
      )
      .map(([name, inner]) => [name, visit(inner, name === 'properties')] as const);
    const written = Object.fromEntries(entries);
    const text = JSON.stringify(written);
    if (text.length < 40) return written;
    const place = places.get(text) ?? pool.push(written) - 1;
    places.set(text, place);
    return { $at: place };
  };
  return { root: visit(value), pool };
}

/** The value again. */
export function unpooled({ pool, root }: Pooled): object {
  const visit = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(visit);
    if (!isObject(one)) return one;
    if (typeof one['$at'] === 'number') return visit(pool[one['$at']]);
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, visit(inner)]));
  };
  return visit(root) as object;
}
