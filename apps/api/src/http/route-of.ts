import type { FastifyRequest } from 'fastify';

/** Where gateways tell what happened. */
export const webhooksPath = '/api/webhooks/';

/**
 * The path of the route that answers a call, as it was written (`/api/bookings/:bookingId`); empty where none does. An
 * address can be spelt in many ways (RFC 3986, section 6): what a call is, is told by its route and never by them.
 */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string => routeOptions.url ?? '';
