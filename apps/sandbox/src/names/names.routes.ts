import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxState } from '../state/sandbox-state.ts';

const some = z.array(z.string().max(255)).optional();
const wanted = z.strictObject({ A: some, AAAA: some, CNAME: some, TXT: some });

/** The records of hosts, as their owners set them at a provider of names: `PUT` sets all of one, `DELETE` takes them away. */
export function namesRoutes(app: FastifyInstance, { names }: SandboxState): void {
  app.get('/names', () => Object.fromEntries(names));
  app.put<{ Params: { name: string } }>('/names/:name', (request, reply) => {
    const records = wanted.safeParse(request.body);
    if (!records.success) return reply.code(400).send({ code: 'bad_request' });
    names.set(request.params.name.toLowerCase(), records.data);
    return records.data;
  });
  app.delete<{ Params: { name: string } }>('/names/:name', (request, reply) => {
    names.delete(request.params.name.toLowerCase());
    return reply.code(204).send();
  });
}
