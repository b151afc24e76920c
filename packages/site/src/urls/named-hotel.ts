import { deskRoutes } from './desk-routes.ts';
import { routesOn, type Route } from './routes.ts';

/** The hotel that an address speaks of, by whichever name it uses. */
export type NamedHotel = { readonly slug: string } | { readonly hotelId: number };

/**
 * Reads the hotel out of an address of a host that hotels share, or null where it names none. The route table
 * says which parameter names the hotel; booking ids, quotes, invitations and the provider's addresses of rooms begin with
 * its id.
 */
export const hotelNamedBy = (path: string, search: URLSearchParams): NamedHotel | null =>
  namedIn(guestPatterns, path, search);

/** Reads the hotel out of an address of the desk's host, or null where it names none. */
export const hotelOfDeskPath = (path: string): NamedHotel | null => namedIn(deskPatterns, path, new URLSearchParams());

function namedIn(patterns: readonly Pattern[], path: string, search: URLSearchParams): NamedHotel | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  for (const { pattern, hotel } of patterns) {
    const values = matched(pattern, segments);
    if (values === null) continue;
    if (hotel === undefined) return null;
    const name = (hotel === 'quote' || hotel === 'of' ? search.get(hotel) : values.get(hotel)) ?? '';
    return hotel === 'slug' ? bySlug(name) : byId(name);
  }
  return null;
}

interface Pattern {
  readonly pattern: readonly string[];
  readonly hotel: Route['hotel'];
}

/** Routes, those with fewer parameters first: `/bookings/cancel` is no booking's page. */
const patternsOf = (routes: readonly Route[]): readonly Pattern[] =>
  routes
    .map(({ path, hotel }) => ({ pattern: path.split('/').filter((segment) => segment !== ''), hotel }))
    .toSorted((left, right) => parametersIn(left) - parametersIn(right));

const guestPatterns = patternsOf(routesOn('provider').map(([, route]) => route));
const deskPatterns = patternsOf(Object.values(deskRoutes));

function parametersIn({ pattern }: Pattern): number {
  return pattern.filter((segment) => segment.startsWith('$')).length;
}

/** The parameters of a path that matches a route, by name; null where it does not match. */
function matched(pattern: readonly string[], segments: readonly string[]): ReadonlyMap<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const values = new Map<string, string>();
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? '';
    if (part.startsWith('$')) values.set(part.slice(1), segment);
    else if (part !== segment) return null;
  }
  return values;
}

const bySlug = (text: string): NamedHotel | null => (/^[a-z0-9-]+$/.test(text) ? { slug: text } : null);

const byId = (text: string): NamedHotel | null => {
  const id = /^(\d{1,9})(?:_|$)/.exec(text)?.[1];
  return id === undefined ? null : { hotelId: Number(id) };
};
