import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { hostName } from '../shared-hosts.ts';
import { sendProblem } from './problem.ts';
import { routeOf } from './route-of.ts';

/** What people do at the desk, in a session; a property's systems have keys for the second of them. */
const [ofPeople, ofPeopleOrKeys] = ['/api/staff/', '/api/property/'] as const;

/**
 * Answers what people do in a session on the desk's host alone: a session that came on another host, by whatever fault, does
 * nothing there. Keys do on every host what they do. The host is that which an origin names; who asks at the engine's own
 * address, as the operator's commands do, comes through no page of any host.
 */
export function keepDeskApart(app: FastifyInstance, { deskHost }: Pick<Settings, 'deskHost'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOnDesk(request, deskHost) || !wantsSession(request)) done();
    else sendProblem(request, reply, 404, 'not_found');
  });
}

const isOnDesk = ({ headers, host }: FastifyRequest, deskHost: string | null): boolean =>
  headers['x-forwarded-host'] === undefined || (deskHost !== null && hostName(host) === deskHost);

function wantsSession(request: FastifyRequest): boolean {
  const route = routeOf(request);
  return (
    route.startsWith(ofPeople) || (route.startsWith(ofPeopleOrKeys) && request.headers.authorization === undefined)
  );
}
