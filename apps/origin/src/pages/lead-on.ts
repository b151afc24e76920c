import { ownPath } from '@latchkey/security/own-path';
import type { FastifyReply } from 'fastify';

/** Leads from a form to the path that its page's owner named; never to another site, whatever it named. */
export function leadOn(reply: FastifyReply, location: string): FastifyReply {
  const to = ownPath(location);
  if (to === null) reply.log.error('a form led away from the site');
  return reply.redirect(to ?? '/', 303);
}
