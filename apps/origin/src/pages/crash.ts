import type { FastifyReply } from 'fastify';
import type { Locale } from '@latchkey/site/urls';
import { parseCookies } from '../http/cookies.ts';
import { crashPage } from './crash-page.ts';
import { languageOf } from '../http/language.ts';
import { newNonce } from './nonce.ts';

/** The statuses of that page; 403 and 405: a form that is not taken. 404: the pages of a hotel that is held. */
type CrashStatus = 403 | 404 | 405 | 413 | 415 | 429 | 503;

/** Answers with the page that needs no renderer; the guest may try again after `retryAfter` seconds. */
export const crash = (
  reply: FastifyReply,
  locale: Locale,
  nonce: string,
  retryAfter = 5,
  status: CrashStatus = 503,
): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      ...(status === 429 || status === 503 ? { 'retry-after': String(retryAfter) } : {}),
    })
    .type('text/html; charset=utf-8')
    .send(
      crashPage(locale, nonce, {
        host: reply.request.hostname,
        traceId: reply.request.id,
        isHeld: status === 404,
        tooMuch: status !== 429 ? null : reply.request.method === 'POST' ? 'form' : 'page',
      }),
    );

/** Answers with the crash page in the guest's chosen language, where nothing else of the request can be read. */
export function crashInLanguage(reply: FastifyReply, retryAfter?: number, status?: CrashStatus): FastifyReply {
  const { locale } = languageOf(new URLSearchParams(), parseCookies(reply.request.headers.cookie));
  return crash(reply, locale, newNonce(), retryAfter, status);
}
