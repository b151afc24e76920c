import { addressGroup } from '@latchkey/booking-core/network';
import type { FastifyInstance } from 'fastify';
import type { Composer } from '../releases/composer.ts';
import type { ClientCounts } from './client-counts.ts';
import { readClientReport, type TimeName } from './client-report.ts';

/** A report is a few hundred bytes. */
const mostBytes = 2048;

/**
 * `POST /_reports`: what a guest's browser tells of the releases of its page. Only pages of ours send them, only releases
 * that guests get are counted, and the answer says nothing. `worse` is asked when a canary has failed somewhere.
 */
export async function reportsRoutes(
  app: FastifyInstance,
  composer: Composer,
  counts: ClientCounts,
  canaryFailed: (release: string) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_, body, done) => done(null, body));
    scope.post('/_reports', { bodyLimit: mostBytes }, async (request, reply) => {
      reply.code(204).header('cache-control', 'no-store');
      const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin';
      const report = isOwnPage && typeof request.body === 'string' ? readClientReport(request.body) : null;
      if (report === null || !isShown(composer, report.release)) return reply.send();
      if (report.kind === 'failure') {
        request.log.warn({ release: report.release, name: report.name, at: report.at }, 'failed in a browser');
        counts.failed(report.release, addressGroup(request.ip));
        canaryFailed(report.release);
      } else
        for (const [name, value] of Object.entries(report.times)) counts.took(report.release, name as TimeName, value);
      return reply.send();
    });
  });
}

/** Whether a release is live, a canary or was live lately: open pages go on with theirs. */
function isShown(composer: Composer, release: string): boolean {
  const [app = '', id = ''] = release.split('@');
  const { live, canary, previous } = composer.current();
  return live[app] === id || canary[app]?.id === id || (previous[app] ?? []).includes(id);
}
