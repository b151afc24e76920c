import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer than any address of ours, attribution included. */
const longestAddress = 4000;

/** Whether an address is too long to be one of ours. */
export const isTooLong = (request: FastifyRequest): boolean => request.url.length > longestAddress;

/** An address that cannot be a page's leads to the page that says so. */
export const notAPage = (_: FastifyRequest, reply: FastifyReply): FastifyReply => reply.redirect('/pagenotfound', 303);
