import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import { traceRequests } from '@latchkey/tracing/requests';
import type { Tracing } from '@latchkey/tracing/server';
import { newTraceId, readTraceparent, type TraceContext } from '@latchkey/tracing/traceparent';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quietRoutes } from './request-log.ts';
import { trustedAddresses } from './trusted-addresses.ts';

/**
 * The id of a request is that of its trace. The origin decides which trace ids it trusts and sends the id; other
 * callers get a new one.
 */
export function traceIdFrom(trustedProxies: string): (request: IncomingMessage) => string {
  const given = givenBy(trustedProxies);
  return (request) => given(request)?.traceId ?? newTraceId();
}

/** A span for each request of the engine, under that of the origin. */
export function traceEngine(app: FastifyInstance, tracing: Tracing, trustedProxies: string): void {
  const given = givenBy(trustedProxies);
  traceRequests(app, tracing, {
    under: ({ raw }) => given(raw),
    facts: (request) => hotelOf(request),
    quiet: quietRoutes,
  });
}

function givenBy(trustedProxies: string): (request: IncomingMessage) => TraceContext | null {
  const isTrusted = compile(trustedAddresses(trustedProxies));
  return ({ headers, socket }) => {
    const { traceparent } = headers;
    return traceparent !== undefined && isTrusted(socket.remoteAddress ?? '', 0) ? readTraceparent(traceparent) : null;
  };
}

/** The hotel that a request is about: named in its address or body, or the number before a booking id's secret part. */
function hotelOf({ params, query, body }: FastifyRequest): { readonly 'latchkey.hotel_id'?: number } {
  for (const named of [params, query, body]) {
    const { hotelId, bookingId } = (named ?? {}) as Readonly<Record<string, unknown>>;
    const id = hotelId ?? bookingId;
    const found = typeof id === 'number' ? String(id) : /^(\d{1,9})(?:_|$)/.exec(typeof id === 'string' ? id : '')?.[1];
    if (found !== undefined) return { 'latchkey.hotel_id': Number(found) };
  }
  return {};
}
