import type { FormNoticeCode } from './form-notices.ts';
import type { LookUpAct } from './look-up-acts.ts';
import { routes, type Route, type RouteId } from './routes.ts';

/** The names of a path's parameters. */
export type PathParams<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;
type Params<Id extends RouteId> = PathParams<(typeof routes)[Id]['path']>;

/** Search parameters the site knows; those of a visit's source pass through untouched. */
export interface Search {
  readonly lang?: string;
  readonly ages?: string;
  readonly quote?: string;
  readonly coupon?: string;
  readonly stay?: 'night' | 'hour';
  readonly date?: string;
  readonly start?: string;
  readonly hours?: string;
  /** A stay that is not in the path: of the search form without JavaScript, and of a room's own page. */
  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly adults?: string;
  readonly children?: string;
  readonly infants?: string;
  /** Hotel search: words of a place or of a hotel's name, order, page of the results, and filters. */
  readonly place?: string;
  readonly sort?: 'rating' | 'price';
  readonly page?: string;
  readonly free?: '1';
  readonly instant?: '1';
  readonly atProperty?: '1';
  readonly rental?: '1';
  /** Result of a posted company enquiry: `sent`, or the refusal. */
  readonly enquiry?: string;
  /** Result of the form "Tell me if a room becomes available": `sent`, or the refusal. */
  readonly alert?: string;
  /** Journal: the topic of its posts. */
  readonly topic?: string;
  /** How the page of a payment opens the gateway's window. */
  readonly pay?: 'instalments';
  /** A message for the page that a redirect leads to. */
  readonly notice?: 'invalid-date' | 'other-party' | 'payment-failed' | 'code-over' | 'code-spent' | FormNoticeCode;
  /** Which of a page's forms is posted to its own address, without a script. */
  readonly post?: string;
  /** Find a booking: what for. */
  readonly act?: LookUpAct;
  /** Find a booking: the look-up whose code is asked for. */
  readonly lookup?: string;
  /** Itinerary: number of days, purpose, first date, hour of arrival, stops to plan around, and changes made since. */
  readonly days?: string;
  readonly purpose?: string;
  readonly from?: string;
  readonly arrive?: string;
  readonly keep?: string;
  readonly plan?: string;
  /** Result of mailing an itinerary: `sent`, or the refusal. */
  readonly mail?: string;
  /** A booking’s page shows what the law asks of a traveller: of the one at a place, or `next`; and whether it was sent. */
  readonly registration?: string;
  readonly checked?: '1';
  /** Review: the secret of the link in the mail, or the id of a booking that this device may see. */
  readonly of?: string;
}

type Arguments<Id extends RouteId> = [Params<Id>] extends [never]
  ? [params?: Record<string, never>, search?: Search]
  : [params: Record<Params<Id>, string | number>, search?: Search];

/**
 * The path of a route with its parameters and search filled in: `urlOf('checkout', { bookingId })`.
 * A missing parameter does not compile.
 */
export function urlOf<Id extends RouteId>(id: Id, ...[params, search]: Arguments<Id>): string {
  const values = (params ?? {}) as Record<string, string | number>;
  const path = (routes[id] as Route).path.replace(/\$(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  return withSearch(path, search ?? {});
}

/** Adds search parameters to a path that may have some (and a hash, which stays last); absent values are left out, present ones replaced. */
export function withSearch(path: string, search: Search): string {
  const [whole = '', hash] = path.split('#');
  const [bare = '', query = ''] = whole.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  return `${bare}${parameters.size > 0 ? `?${parameters}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}
