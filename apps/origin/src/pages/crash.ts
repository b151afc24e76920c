import type { FastifyReply } from 'fastify';
import type { Locale } from '@latchkey/site/urls';
import { crashPage } from './crash-page.ts';

/** Answers with the page that needs no renderer; the guest may try again after `retryAfter` seconds. */
export const crash = (reply: FastifyReply, locale: Locale, nonce: string, retryAfter = 5): FastifyReply =>
  reply
    .code(503)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    })
    .type('text/html; charset=utf-8')
    .send(crashPage(locale, nonce, reply.request.id));
