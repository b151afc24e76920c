import type { FastifyInstance } from 'fastify';
import type { Composition, ReleaseStore } from '@latchkey/releases/store';
import { parseCookies } from '../http/cookies.ts';
import { previewCookie, signedMix, type ReleaseRules } from './choose-releases.ts';
import type { Composer } from './composer.ts';

/** How many held releases of an app are offered. */
const mostHeld = 10;

/**
 * `/_releases`: what is live, canary, previous and held of each app. Outside production a tester chooses a mix here; in
 * production it opens only for a browser that a signed link has let in, and shows without offering.
 */
export function releasesPage(
  app: FastifyInstance,
  { store, composer, rules, now }: { store: ReleaseStore; composer: Composer; rules: ReleaseRules; now: () => number },
): void {
  app.get('/_releases', async (request, reply) => {
    const preview = parseCookies(request.headers.cookie)[previewCookie];
    const isLetIn = Object.keys(signedMix(preview, rules.previewKeys, now())).length > 0;
    if (rules.mode === 'production' && !isLetIn)
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    const composition = composer.current();
    const rows = await Promise.all(
      Object.keys(composition.live).map(async (name) =>
        row(name, composition, await store.releaseIds(name), rules.mode),
      ),
    );
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy':
          "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      })
      .type('text/html; charset=utf-8')
      .send(page(rows.join(''), rules.mode));
  });
}

/** An app's releases; ids are hexadecimal and apps are names of our own, so that nothing is to be escaped. */
function row(
  name: string,
  { live, canary, previous, quarantined }: Composition,
  ids: readonly string[],
  mode: string,
): string {
  const canaryId = canary[name]?.id;
  const named = [
    [live[name], 'live'],
    [canaryId, `canary ${canary[name]?.percent} %`],
    ...(previous[name] ?? []).map((id) => [id, 'previous'] as const),
  ] as const;
  const known = new Set(named.map(([id]) => id));
  const held = ids.filter((id) => !known.has(id) && /^[\da-f]{12}$/.test(id)).slice(0, mostHeld);
  const all = [...named, ...held.map((id) => [id, 'held'] as const)].filter(([id]) => id !== undefined);
  const texts = all.map(([id = '', state]) => [
    id,
    `${id} ${quarantined.includes(`${name}@${id}`) ? 'quarantined' : state}`,
  ]);
  const cell =
    mode === 'demo'
      ? `<select name="${name}" aria-label="${name}">${texts.map(([id, text]) => `<option value="${id}">${text}</option>`).join('')}</select>`
      : texts.map(([, text]) => text).join('<br>');
  return `<tr><th scope="row" style="text-align:left;padding:.5rem 1rem .5rem 0;vertical-align:top">${name}</th><td>${cell}</td></tr>`;
}

const page = (rows: string, mode: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Releases</title></head><body style="font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem"><main><h1>Releases</h1><form action="/_releases/show"><table>${rows}</table>${mode === 'demo' ? '<p><button style="font:inherit;padding:.5rem 1rem">Show this mix</button></p>' : ''}</form><p><a href="/_releases/live">Back to what is live</a></p></main></body></html>`;
