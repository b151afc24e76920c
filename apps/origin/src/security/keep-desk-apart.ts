import { ownPrefix } from '@latchkey/analytics/analytics';
import { deskWorkerPath, offlineWorkerPath } from '@latchkey/site/urls';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What this origin has beside pages that is for guests and their crawlers: the desk's host has none of it. */
const forGuests: readonly string[] = ['/redirect', '/move', '/b', '/blogs', offlineWorkerPath, ownPrefix, '/llms.txt'];
const sitemap = /^\/sitemap[^/]*\.xml$/;

/** What only the desk's host has: signing in, whose cookie is of the host that it was asked on, and the desk's service worker. */
const forStaff: readonly string[] = ['/api/staff', deskWorkerPath];
/** What people do there in a session; a property's systems do it on any host, by a key. */
const forStaffOrKeys = '/api/property';

/**
 * Keeps the desk and the guests' hosts apart before anything answers: people sign in and work on the desk's host alone, and
 * nothing that is made for guests is there. The engine holds the sessions' part of it too, by the routes that it finds.
 */
export function keepDeskApart(app: FastifyInstance, deskHost: string | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isApart = isOnDesk(request, deskHost)
      ? sitemap.test(path) || forGuests.some((prefix) => isUnder(path, prefix))
      : forStaff.some((prefix) => isUnder(path, prefix)) ||
        (isUnder(path, forStaffOrKeys) && request.headers.authorization === undefined);
    if (!isApart) return done();
    void reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.\n');
  });
}

/** Whether a request is for the desk's host, whatever the port and the letters. */
export const isOnDesk = ({ host }: Pick<FastifyRequest, 'host'>, deskHost: string | null): boolean =>
  deskHost !== null && host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase() === deskHost;

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
