import { routes, type Route } from './routes.ts';

const paymentPrefixes = Object.values(routes as Record<string, Route>)
  .filter((route) => route.zone === 'payment')
  .map((route) => route.path.split('$')[0] ?? '/');

/** Whether a path is one of the documents where card payment happens. */
export const isPaymentPath = (path: string): boolean =>
  paymentPrefixes.some((prefix) => path === prefix || (prefix.endsWith('/') && path.startsWith(prefix)));

/** Whether going from one path to the other must load a new document: into, out of and within the payment zone. */
export const needsDocument = (from: string, to: string): boolean => isPaymentPath(from) || isPaymentPath(to);
