import { routesOn } from '@latchkey/site/urls';

/** The hotel that an address speaks of, by whichever name it uses. */
export type NamedHotel = { readonly slug: string } | { readonly hotelId: number };

const ownPaths = new Set(routesOn('provider').map(([, route]) => route.path));

/** Reads the hotel out of an address; booking ids and quotes begin with the hotel's id. */
export function hotelNamedBy(path: string, search: URLSearchParams): NamedHotel | null {
  const [first = '', second = '', third = ''] = path.split('/').slice(1);
  if (first === 'rooms' || first === 'planner') return byId(second);
  if (first === 'checkout') return byId(second);
  if (first === 'bookings') return byId(third) ?? byId(second);
  if (path === '/room/checkout') return byId(search.get('quote') ?? '');
  if (
    /^[a-z0-9-]+$/.test(first) &&
    (second === '' || second === 'privacy-policy' || second === 'terms-conditions') &&
    !ownPaths.has(`/${first}`)
  )
    return { slug: first };
  return null;
}

const byId = (text: string): NamedHotel | null => {
  const id = /^(\d{1,9})(?:_|$)/.exec(text)?.[1];
  return id ? { hotelId: Number(id) } : null;
};
