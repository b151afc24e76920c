import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { remember, type SandboxState } from '../state/sandbox-state.ts';

const document = z.object({
  id: z.string().min(1),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string().min(1),
  issuedOn: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  country: z.string().regex(/^[A-Z]{2}$/),
  sellerTaxId: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  total: z.int(),
  tax: z.int(),
  corrects: z.string().nullable(),
  hash: z.string().min(1),
});

const secret = 'sandbox-fiscal-service';
const knownKey = 'sandbox-fiscal-key';

/** A certified part that signs papers: the same paper again is answered the same, and no other under its id. */
export function fiscalRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get('/fiscal', () => state.fiscal);
  app.post('/fiscal/documents', (request, reply) => {
    if (state.scenario.authorities === 'down') return reply.code(503).send('');
    const given = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString('utf8');
    if (!/^.+:.+$/.test(given) || given.slice(given.indexOf(':') + 1) !== knownKey)
      return reply.code(401).send({ words: 'The account or its key is not known' });
    const read = document.safeParse(request.body);
    if (!read.success)
      return reply.code(422).send({ words: `Not a document: ${read.error.issues[0]?.path.join('.')}` });
    const paper = read.data;
    if (paper.sellerTaxId === '') return reply.code(422).send({ words: 'The seller has no tax number' });
    const before = state.fiscal.find(({ id }) => id === paper.id);
    if (before !== undefined)
      return before.hash === paper.hash
        ? reply.send(before.answer)
        : reply.code(422).send({ words: 'Another paper was signed under this id' });
    const signature = createHmac('sha256', secret).update(JSON.stringify(paper)).digest('base64url');
    const authorityNumber = `SANDBOX-${state.fiscal.length + 1}`;
    const code = `A:${paper.sellerTaxId}*F:${paper.issuedOn}*G:${paper.number}*H:${authorityNumber}*O:${paper.total}*Q:${signature.slice(0, 4)}`;
    const answer = { signature, authorityNumber, code };
    remember(state.fiscal, { id: paper.id, number: paper.number, hash: paper.hash, answer });
    return reply.send(answer);
  });
}
