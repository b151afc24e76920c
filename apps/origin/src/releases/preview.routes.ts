import type { FastifyInstance } from 'fastify';
import { isPreviewSigned, mixText, previewFields } from '@latchkey/releases/store';
import { ownPath } from '@latchkey/security/own-path';
import { httpOnlyCookie } from '../http/cookies.ts';
import { previewCookie, type ReleaseRules } from './choose-releases.ts';
import { overrideCookie, parseOverrides } from './overrides.ts';

/**
 * `/_releases/preview` turns a signed link into a cookie of this host and leads to a page of it; outside production the
 * signature is not needed. `/_releases/live` ends the preview.
 */
export function previewRoutes(app: FastifyInstance, rules: ReleaseRules, now: () => number): void {
  app.get<{ Querystring: Record<string, string> }>('/_releases/preview', async (request, reply) => {
    const search = new URLSearchParams(request.query);
    const isSecure = request.protocol === 'https';
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (rules.previewKeys !== null && isPreviewSigned(search, rules.previewKeys, now())) {
      const link = new URLSearchParams(previewFields.map((name) => [name, search.get(name) ?? '']));
      const seconds = Math.round((Number(search.get('until')) - now()) / 1000);
      return reply
        .header('set-cookie', httpOnlyCookie({ name: previewCookie, value: link.toString(), seconds, isSecure }))
        .redirect(leadsTo(search), 303);
    }
    if (rules.mode === 'demo' && !search.has('sig'))
      return reply
        .header(
          'set-cookie',
          httpOnlyCookie({
            name: overrideCookie,
            value: mixText(parseOverrides(search.get('mix') ?? '')),
            seconds: 86_400,
            isSecure,
          }),
        )
        .redirect(leadsTo(search), 303);
    return reply.code(403).type('text/plain; charset=utf-8').send('This link is not signed, or it has run out.\n');
  });

  // The form of `/_releases`: an app's field holds the release to show.
  app.get<{ Querystring: Record<string, string> }>('/_releases/show', async (request, reply) => {
    if (rules.mode === 'production') return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    const mix = Object.entries(request.query).map(([name, id]) => `${name}:${id}`);
    return reply.redirect(`/_releases/preview?${new URLSearchParams({ mix: mix.join(',') }).toString()}`, 303);
  });

  app.get('/_releases/live', async (request, reply) => {
    const isSecure = request.protocol === 'https';
    return reply
      .header('cache-control', 'no-store')
      .header(
        'set-cookie',
        [previewCookie, overrideCookie].map((name) => httpOnlyCookie({ name, value: '', seconds: 0, isSecure })),
      )
      .redirect('/', 303);
  });
}

/** Where the link leads: a path of this host, and nowhere else. */
const leadsTo = (search: URLSearchParams): string => ownPath(search.get('to') ?? '/') ?? '/';
