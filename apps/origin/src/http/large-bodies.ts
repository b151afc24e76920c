import { addressGroup } from '@latchkey/booking-core/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Bodies of megabytes that are read at once: more would be the memory of all other requests. */
const mostAtOnce = 8;
/** Of one network address: somebody who sends slowly leaves some to others. */
const mostOfNetwork = 5;

/** Whether a request says who sends it, by a session of the desk or a key. Whether it is true is the engine's to know. */
export const saysWhoAsks = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.authorization !== undefined || /(?:^|[ ;])(?:__Host-)?latchkey-desk=/.test(headers.cookie ?? '');

/** Lets only a few requests with large bodies into a scope at once; one too many is turned away before it is read. */
export function limitLargeBodies(
  scope: FastifyInstance,
  isLarge: (request: FastifyRequest) => boolean,
  turnAway: (reply: FastifyReply) => unknown,
): void {
  const underWay: string[] = [];
  scope.addHook('onRequest', async (request, reply) => {
    if (!isLarge(request)) return;
    const network = addressGroup(request.ip);
    const ofNetwork = underWay.filter((one) => one === network).length;
    if (underWay.length >= mostAtOnce || ofNetwork >= mostOfNetwork) return turnAway(reply);
    underWay.push(network);
    reply.raw.once('close', () => {
      underWay.splice(underWay.indexOf(network), 1);
    });
  });
}
