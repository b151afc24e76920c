import { Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import { lostServers } from '../../database/read-by-server.ts';
import type { Deps } from '../../deps.ts';
import { givenUpByKind } from '../outbox/outbox.ts';
import { givenUpByGateway, lostByGateway } from '../payments/payments.ts';

/** Measures of this engine and of every answer, by route pattern: never by address, which would carry booking ids. */
export function measureRequests(app: FastifyInstance, { db, log }: Pick<Deps, 'db' | 'log'>): Registry {
  const registry = new Registry();
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
  /** A gauge of given-up work, counted in the database at every read. */
  const countGivenUp = <Label extends string>(
    measure: { readonly name: string; readonly help: string; readonly label: Label },
    count: () => Promise<readonly ({ readonly count: number } & Readonly<Record<Label, string>>)[]>,
  ): void => {
    const { name, help, label } = measure;
    const gauge = new Gauge<Label>({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect: async () => {
        // Without a database the other measures are wanted all the more.
        const rows = await count().catch((cause: unknown) => {
          log.warn({ err: cause }, 'what was given up cannot be counted');
          return [];
        });
        gauge.reset();
        for (const row of rows) gauge.labels(row[label]).set(row.count);
      },
    });
  };
  countGivenUp(
    {
      name: 'outbox_given_up',
      help: 'Messages nobody would take for days, by kind: of all instances on the database',
      label: 'kind',
    },
    () => givenUpByKind(db),
  );
  countGivenUp(
    {
      name: 'webhook_given_up',
      help: 'Messages of gateways that could not be processed for days, by gateway: of all instances on the database',
      label: 'gateway',
    },
    () => givenUpByGateway(db),
  );
  countGivenUp(
    {
      name: 'payments_lost',
      help: 'Captured payments of orders that the database does not know and that were not given back, by gateway',
      label: 'gateway',
    },
    () => lostByGateway(db),
  );
  const lost = new Gauge({
    name: 'database_server_lost',
    help: 'Servers of the database that this process could not read when it last did, by name',
    labelNames: ['server'],
    registers: [registry],
    collect: () => {
      lost.reset();
      for (const server of lostServers(db)) lost.labels(server).set(1);
    },
  });
  const howMany: Gauge = new Gauge({
    name: 'database_servers_lost',
    help: 'How many servers of the database this process could not read when it last did',
    registers: [registry],
    collect: () => howMany.set(lostServers(db).length),
  });
  return registry;
}
