import { problem } from '@latchkey/api-contract/contract';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { askDatabase } from '../../database/ask-database.ts';
import { lostServers } from '../../database/read-by-server.ts';
import type { Deps } from '../../deps.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { processMeasures } from './process-measures.ts';

/** For the operator: whether the process lives, whether it can serve, what it measures, and what it offers. */
export function operationRoutes(app: FastifyInstance, { db, databaseKind, gateways }: Deps, registry: Registry): void {
  let described: Description | undefined;
  const description = (): Description => (described ??= describe(gateways));
  const unlimited = { config: { rateLimit: false } };

  app.get('/healthz', unlimited, () => ({ status: 'ok' }));
  app.get('/readyz', unlimited, async (request, reply) => {
    const answered = await askDatabase(db).then(
      () => true,
      (cause: unknown) => {
        request.log.error({ err: cause }, 'database does not answer');
        return false;
      },
    );
    return reply
      .code(answered ? 200 : 503)
      .send({ status: answered ? 'ready' : 'unavailable', database: databaseKind, lost: lostServers(db) });
  });
  app.get('/metrics', unlimited, async (_request, reply) =>
    reply.type(registry.contentType).send(await Registry.merge([processMeasures(), registry]).metrics()),
  );
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json').header('cache-control', 'public, max-age=60').send(description().document),
  );
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(description().page),
  );
}

/** What the engine offers, for programs and for people. */
interface Description {
  readonly document: Buffer;
  readonly page: Buffer;
}

/** Made when it is first asked for, and kept as bytes: two megabytes that most processes never need. */
function describe(gateways: Deps['gateways']): Description {
  const document = JSON.stringify(openApiDocument(problem, gateways));
  return {
    document: Buffer.from(document),
    page: Buffer.from(docsPage(JSON.parse(document) as Parameters<typeof docsPage>[0])),
  };
}
