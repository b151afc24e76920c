import { z } from 'zod';

/** A place of a document, with `*` for the entries of lists and records. */
type Place = string;

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** What stands in an attacker's address, and in an id at a service that is the attacker's. */
export const mark = 'EVIL';

/** An attacker's script, and the attacker's id at a service whose script runs what its account says. */
const wanted = [`https://${mark}.example/run.js`, `GTM-${mark}`] as const;

/** Whether a string of this form may hold something of the attacker's. */
function takesHostile({ format, pattern, enum: few, const: one }: JsonSchema): boolean {
  if (few !== undefined || one !== undefined || format === 'date' || format === 'email') return false;
  return wanted.some((text) => pattern === undefined || new RegExp(pattern).test(text));
}

/** Every place of a document in which an address or an id of somebody else's can stand. */
export function hostilePlaces(schema: z.ZodType): ReadonlySet<Place> {
  const found = new Set<Place>();
  const walk = (one: JsonSchema, at: Place): void => {
    const under = (key: string): Place => (at === '' ? key : `${at}.${key}`);
    for (const [key, value] of Object.entries(one.properties ?? {})) walk(value, under(key));
    if (typeof one.additionalProperties === 'object') walk(one.additionalProperties, under('*'));
    if (one.items !== undefined) walk(one.items, under('*'));
    for (const other of [...(one.anyOf ?? []), ...(one.oneOf ?? [])]) walk(other, at);
    if ([one.type ?? []].flat().includes('string') && takesHostile(one)) found.add(at);
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '');
  return found;
}

/** A value whose every string at such a place is the attacker's, as far as the whole is still taken (`isTaken`). */
export function madeHostile<T extends object>(
  document: T,
  places: ReadonlySet<Place>,
  isTaken: (document: T) => boolean,
): { readonly document: T; readonly placed: ReadonlySet<Place> } {
  const hostile = structuredClone(document);
  const placed = new Set<Place>();
  const walk = (parent: Record<string, unknown>, at: Place, isList: boolean): void => {
    for (const [key, value] of Object.entries(parent)) {
      const place = [at, isList || isOpen(at, places, key) ? '*' : key].filter((part) => part !== '').join('.');
      if (typeof value === 'object' && value !== null) {
        walk(value as Record<string, unknown>, place, Array.isArray(value));
        continue;
      }
      if (!places.has(place) || (typeof value !== 'string' && value !== null)) continue;
      const isHostile = wanted.some((text) => {
        parent[key] = text;
        return isTaken(hostile);
      });
      if (isHostile) placed.add(place);
      else parent[key] = value;
    }
  };
  walk(hostile as Record<string, unknown>, '', false);
  return { document: hostile, placed };
}

/** Whether the keys of a place are of the hotel's own making, as ids are. */
const isOpen = (at: Place, places: ReadonlySet<Place>, key: string): boolean => {
  const [named, any] = [at, key].includes('') ? [key, '*'] : [`${at}.${key}`, `${at}.*`];
  const has = (start: Place): boolean => [...places].some((one) => one === start || one.startsWith(`${start}.`));
  return !has(named) && has(any);
};

/** Every string of an answer in which something of the attacker's stands, by its place. */
export function markedIn(value: unknown, at: Place = ''): Record<Place, string> {
  if (typeof value === 'string') return value.includes(mark) ? { [at]: value } : {};
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, one]) =>
      markedIn(one, [at, Array.isArray(value) ? '*' : key].filter((part) => part !== '').join('.')),
    ),
  ) as Record<Place, string>;
}
