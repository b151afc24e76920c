import type { oas32 } from 'zod-openapi';

/** The parts of the API, by the beginning of their paths; the first that fits names an operation's part. */
const parts = [
  ['/api/property', 'property', 'The property’s own side: its bookings, rooms, prices and keys'],
  ['/api/staff', 'staff', 'Signing in at the desk'],
  ['/api/webhooks', 'webhooks', 'What payment gateways call'],
  ['/api/site', 'hotels', 'Hotels, their content, and what they have on sale'],
  ['/api/hotels', 'hotels', 'Hotels, their content, and what they have on sale'],
  ['/api/quotes', 'bookings', 'From a price to a stay, and what comes after'],
  ['/api/booking', 'bookings', 'From a price to a stay, and what comes after'],
  ['/api/', 'forms', 'What visitors send in, and plans for their days'],
  ['/', 'operation', 'For the operator'],
] as const;

/** The part that a path belongs to. */
export const tagOf = (path: string): string => parts.find(([start]) => path.startsWith(start))?.[1] ?? 'operation';

/** All parts, each once. */
export const tags: oas32.TagObject[] = [
  ...new Map(parts.map(([, name, description]) => [name, { name, description }])).values(),
];
