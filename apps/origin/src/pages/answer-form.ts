import { trustedBy } from '../security/page-headers.ts';
import { render } from './answer-page.ts';
import type { IncomingPage } from './incoming-page.ts';
import { compressed } from './compressed.ts';
import { crash } from './crash.ts';
import { isOfScript } from './is-of-script.ts';
import { leadOn } from './lead-on.ts';
import { writeHead } from './page-head.ts';
import type { PageServices } from './page-services.ts';

/**
 * Answers a form that was posted to a page: the page's owner leads on to a path of our own, or shows the page again with
 * its input. It is made for this guest alone and never kept. Throws what making a page throws.
 */
export async function answerForm(services: PageServices, page: IncomingPage): Promise<unknown> {
  const { request, reply, locale, nonce } = page;
  const { head, took } = await render(services, page, nonce);
  const { status, headers, body, cookies } = head;
  // No such form on this page, as under a release from before it had one: nothing was done.
  if (status === 405) {
    body.resume();
    return crash(reply.header('allow', 'GET, HEAD'), locale, nonce, undefined, 405);
  }
  writeHead(services, page, { trusted: trustedBy(nonce), took, status });
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
  reply.header('cache-control', 'private, no-store');
  const { location, ...others } = headers;
  if (location === undefined) {
    reply.code(status).headers(others);
    return reply.send(compressed(body, request.headers['accept-encoding'], reply));
  }
  body.resume();
  return leadOn(reply, location, isOfScript(request));
}
