import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '@latchkey/releases/store';
import type { Registry } from 'prom-client';
import { parseCookies } from '../../http/cookies.ts';
import { previewCookie, signedMix, type ReleaseRules } from '../choose-releases.ts';
import type { Composer } from '../composer.ts';
import { deskHtml, deskStyles } from './desk-html.ts';
import { deskOf } from './desk.ts';
import { readHealth } from './release-health.ts';

const styleHash = createHash('sha256').update(deskStyles).digest('base64');

/** What the desk is made of. */
export interface DeskParts {
  readonly store: ReleaseStore;
  readonly composer: Composer;
  readonly rules: ReleaseRules;
  readonly registry: Registry;
  readonly now: () => number;
}

/**
 * `/_releases`, the teams' desk: of each app what is live, canary, taken out, held and previous, with version, commit, who,
 * age, share and health, and the command that takes it back. Outside production a tester chooses a mix here; in production it
 * opens only for a browser that a signed link has let in, and shows without offering.
 */
export function releasesPage(app: FastifyInstance, { store, composer, rules, registry, now }: DeskParts): void {
  app.get('/_releases', async (request, reply) => {
    const preview = parseCookies(request.headers.cookie)[previewCookie];
    const isLetIn = Object.keys(signedMix(preview, rules.previewKeys, now())).length > 0;
    if (rules.mode === 'production' && !isLetIn)
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    const desk = await deskOf(store, composer, await readHealth(registry), now());
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      })
      .type('text/html; charset=utf-8')
      .send(deskHtml(desk, rules.mode === 'demo', now()));
  });
}
