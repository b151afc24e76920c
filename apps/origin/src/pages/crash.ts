import type { FastifyReply } from 'fastify';
import type { Locale } from '@latchkey/site/urls';
import { parseCookies } from '../http/cookies.ts';
import { crashPage } from './crash-page.ts';
import { languageOf } from '../http/language.ts';
import { newNonce } from './nonce.ts';

/** Answers with the page that needs no renderer; the guest may try again after `retryAfter` seconds. */
export const crash = (
  reply: FastifyReply,
  locale: Locale,
  nonce: string,
  retryAfter = 5,
  status: 429 | 503 = 503,
): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    })
    .type('text/html; charset=utf-8')
    .send(
      crashPage(locale, nonce, {
        host: reply.request.hostname,
        traceId: reply.request.id,
        tooMuch: status !== 429 ? null : reply.request.method === 'POST' ? 'form' : 'page',
      }),
    );

/** Answers with the crash page in the guest's chosen language, where nothing else of the request can be read. */
export function crashInLanguage(reply: FastifyReply, retryAfter?: number, status?: 429 | 503): FastifyReply {
  const { locale } = languageOf(new URLSearchParams(), parseCookies(reply.request.headers.cookie));
  return crash(reply, locale, newNonce(), retryAfter, status);
}
