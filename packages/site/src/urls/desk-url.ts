import { withSearch, type PathParams, type Search } from './build-urls.ts';
import { deskRoutes, type DeskRouteId } from './desk-routes.ts';

/** What the addresses of the desk carry beside their path; each screen says what its own mean. */
export type DeskSearch = Readonly<Record<string, string | undefined>>;

type Params<Id extends DeskRouteId> = PathParams<(typeof deskRoutes)[Id]['path']>;
type Arguments<Id extends DeskRouteId> = [Params<Id>] extends [never]
  ? [params?: Record<string, never>, search?: DeskSearch]
  : [params: Record<Params<Id>, string | number>, search?: DeskSearch];

/** The path of a page of the desk with its parameters and search filled in: `deskUrl('people', { hotelId })`. */
export function deskUrl<Id extends DeskRouteId>(id: Id, ...[params, search]: Arguments<Id>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  // As `urlOf` does it: a function for both would be a call more in every guest's bundle.
  const path = deskRoutes[id].path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  return withSearch(path, (search ?? {}) as Search);
}
