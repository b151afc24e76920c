import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

/** Refuses bodies in a content coding, of which none is understood, and says so (RFC 9110, section 15.5.16). */
export function refusePackedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const coding = request.headers['content-encoding'] ?? '';
    if (/^(identity)?$/i.test(coding.trim())) done();
    else sendProblem(request, reply.header('accept-encoding', 'identity'), 415, 'unsupported_media_type');
  });
}
