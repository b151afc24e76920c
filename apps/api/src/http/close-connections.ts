import type { FastifyInstance } from 'fastify';

/**
 * Lets connections go while the application closes: one that still had a request ends with its answer, where keep-alive
 * would hold the process for a minute; one that is not done after `patienceMs` is cut.
 */
export function closeConnections(app: FastifyInstance, patienceMs: number): void {
  let isClosing = false;
  let cut: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    cut = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onClose', async () => clearTimeout(cut));
}
