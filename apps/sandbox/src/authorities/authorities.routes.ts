import type { FastifyInstance } from 'fastify';
import { remember, type SandboxState } from '../state/sandbox-state.ts';
import { answerAlloggiati } from './alloggiati.ts';
import { answerSes } from './ses.ts';
import { answerSiba } from './siba.ts';

/** The authorities to which houses tell their travellers; `GET /authorities` has the files that they took. */
export function authoritiesRoutes(app: FastifyInstance, state: SandboxState): void {
  app.get('/authorities', () => state.authorities);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const answers = { siba: answerSiba, alloggiati: answerAlloggiati, ses: answerSes } as const;
    for (const [name, answer] of Object.entries(answers))
      scope.post(`/${name}`, (request, reply) => {
        if (state.scenario.authorities === 'down') return reply.code(503).send('');
        const { reply: text, file } = answer(String(request.body), request.headers.authorization);
        if (file !== null) remember(state.authorities, { at: new Date().toISOString(), authority: name, file });
        return reply.type('text/xml; charset=utf-8').send(text);
      });
  });
}
