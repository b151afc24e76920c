import { ownPath } from '@latchkey/security/own-path';
import type { FastifyReply } from 'fastify';

/**
 * Leads from a form to the path that its page's owner named; never to another site, whatever it named. A script is told the
 * path (`{ to }`), and goes there by itself.
 */
export function leadOn(reply: FastifyReply, location: string, isOfScript = false): FastifyReply {
  const to = ownPath(location);
  if (to === null) reply.log.error('a form led away from the site');
  if (isOfScript) return reply.send({ to: to ?? '/' });
  return reply.redirect(to ?? '/', 303);
}
