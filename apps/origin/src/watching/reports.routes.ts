import { addressGroup } from '@latchkey/booking-core/network';
import type { FastifyInstance } from 'fastify';
import type { Composer } from '../releases/composer.ts';
import type { ClientCounts } from './client-counts.ts';
import type { LogRead } from './read-stacks.ts';
import { readClientReport, type TimeName } from './client-report.ts';

/** A report is a few hundred bytes. */
const mostBytes = 2048;

/** What comes of a report. */
export interface ReportEvents {
  /** Told when a release has failed in a browser: a canary may be worse than what is live. */
  readonly canaryFailed: (release: string) => void;
  /** Told first, where the report comes with the proof that we sent its page to this network. */
  readonly proven: (release: string, network: string) => void;
  readonly isProven: (proof: string, release: string, network: string) => boolean;
  readonly logRead: LogRead;
}

/**
 * `POST /_reports`: what a guest's browser tells of the releases of its page. Only pages of ours send them, only releases
 * that guests get are counted, and the answer says nothing.
 */
export async function reportsRoutes(
  app: FastifyInstance,
  composer: Composer,
  counts: ClientCounts,
  { canaryFailed, proven, isProven, logRead }: ReportEvents,
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
        logRead({ release: report.release, name: report.name, at: report.at }, (facts) =>
          request.log.warn(facts, 'failed in a browser'),
        );
        const network = addressGroup(request.ip);
        counts.failed(report.release, network);
        if (isProven(report.proof, report.release, network)) proven(report.release, network);
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
