import type { Locale } from '@latchkey/api-contract/types';
import { directionOf } from '@latchkey/format/locale';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapedHtml } from '../messages/mail-page.ts';
import { onlyLight } from '../messages/only-light.ts';

interface LinkPage {
  readonly language: Locale;
  readonly brand: string;
  readonly title: string;
  readonly text: string;
  /** The button that does it; null where there is nothing to do. */
  readonly button: string | null;
  /** More of the page, as HTML in which all that was typed is escaped. */
  readonly html?: string;
}

/**
 * What a link in a mail opens: a page with one button. Programs that look through mails open every link, so opening it
 * does nothing; the button posts to the same address. It has no script and loads only itself.
 */
export function sendLinkPage(reply: FastifyReply, status: number, page: LinkPage): FastifyReply {
  const button =
    page.button === null
      ? ''
      : `<form method="post"><button style="font:inherit;min-height:44px;padding:12px 20px;border:0;background:${page.brand};color:#ffffff;cursor:pointer">${escapedHtml(page.button)}</button></form>`;
  return (
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      // `no-referrer` would hide from the Origin check which page the button is on, and the check would refuse it.
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      ).send(`<!doctype html>
<html lang="${page.language}" dir="${directionOf(page.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${onlyLight}<title>${escapedHtml(page.title)}</title></head>
<body style="margin:0;background:#ffffff;color:#13211f;font:16px/1.6 system-ui,sans-serif"><main style="max-width:600px;margin:0 auto;padding:24px">
<h1 style="font:400 30px/1.2 Georgia,serif;color:${page.brand}">${escapedHtml(page.title)}</h1>
<p>${escapedHtml(page.text)}</p>
${button}${page.html ?? ''}</main></body></html>`)
  );
}

/** Routes whose buttons post forms, as browsers and mail programs do; what is in the form is not read. */
export async function formPosts(app: FastifyInstance, routes: (scope: FastifyInstance) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    );
    routes(scope);
  });
}
