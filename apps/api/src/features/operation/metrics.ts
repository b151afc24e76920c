import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { givenUpByKind } from '../outbox/outbox.queries.ts';
import { givenUpByGateway } from '../webhooks/inbox.queries.ts';

/** Measures of this process and of every answer, by route pattern: never by address, which would carry booking ids. */
export function measureRequests(app: FastifyInstance, { db, log }: Pick<Deps, 'db' | 'log'>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unmatched', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const givenUp = new Gauge({
    name: 'outbox_given_up',
    help: 'Messages nobody would take for days, by kind: of all instances on the database',
    labelNames: ['kind'],
    registers: [registry],
    collect: async () => {
      // Without a database the other measures are wanted all the more.
      const kinds = await givenUpByKind(db).catch((cause: unknown) => {
        log.warn({ err: cause }, 'what was given up cannot be counted');
        return [];
      });
      givenUp.reset();
      for (const { kind, count } of kinds) givenUp.set({ kind }, count);
    },
  });
  const eventsGivenUp = new Gauge({
    name: 'webhook_given_up',
    help: 'Messages of gateways that could not be processed for days, by gateway: of all instances on the database',
    labelNames: ['gateway'],
    registers: [registry],
    collect: async () => {
      const gateways = await givenUpByGateway(db).catch((cause: unknown) => {
        log.warn({ err: cause }, 'what was given up cannot be counted');
        return [];
      });
      eventsGivenUp.reset();
      for (const { gateway, count } of gateways) eventsGivenUp.set({ gateway }, count);
    },
  });
  return registry;
}
