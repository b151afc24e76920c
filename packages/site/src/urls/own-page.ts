import type { SiteKind } from '@latchkey/booking-core/site-kinds';
import { isPersonalPath } from './personal-path.ts';
import { deskRoutes } from './desk-routes.ts';
import { routesOn, type Route } from './routes.ts';

/** A page that a release of a remote brings with it, beside the route table: its own team ships it alone. */
export interface OwnPage {
  /** Lower-case words and no parameter: `/spa-days`. */
  readonly path: string;
  /** One of the remote's screens. */
  readonly screen: string;
  readonly on: readonly SiteKind[];
}

const written = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,4}$/;

/** The route of the table that an address is, or null. Fixed paths come before parameters. */
export function routeAt(path: string, kind: SiteKind): Route | null {
  const known = patterns.get(kind) ?? patternsOf(kind);
  patterns.set(kind, known);
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return known.find(({ pattern }) => pattern.test(clean))?.route ?? null;
}

/** Why a page cannot be a remote's own, or null: it may take no address that the route table or a hotel's name has. */
export function ownPageFault({ path, on }: OwnPage): string | null {
  if (!written.test(path)) return `${path} is not a path of lower-case words`;
  if (isPersonalPath(path)) return `${path} is among the pages of bookings and payment`;
  const taken = on.find((kind) => routeAt(path, kind) !== null);
  return taken === undefined ? null : `${path} is an address of the route table on ${taken} hosts`;
}

interface Pattern {
  readonly pattern: RegExp;
  readonly route: Route;
}

const patterns = new Map<SiteKind, readonly Pattern[]>();

const patternsOf = (kind: SiteKind): Pattern[] =>
  (kind === 'desk' ? Object.values<Route>(deskRoutes) : routesOn(kind).map(([, route]) => route))
    .toSorted((one, other) => one.path.split('$').length - other.path.split('$').length)
    .map((route) => ({ pattern: new RegExp(`^${route.path.replaceAll(/\$\w+/g, '[^/]+')}$`), route }));
