import type { FastifyInstance } from 'fastify';

/** How long a contact is said to hold, in milliseconds; it is written anew with every answer. */
const validMs = 180 * 24 * 60 * 60 * 1000;

/** Answers `/.well-known/security.txt` (RFC 9116): where a weakness is reported. */
export function answerSecurityTxt(app: FastifyInstance, contact: string | null, now: () => number): void {
  app.get('/.well-known/security.txt', (_, reply) =>
    contact === null
      ? reply.code(404).send()
      : reply
          .type('text/plain; charset=utf-8')
          .send(
            `Contact: ${contact}\nExpires: ${new Date(now() + validMs).toISOString()}\nPreferred-Languages: en, de\n`,
          ),
  );
}
