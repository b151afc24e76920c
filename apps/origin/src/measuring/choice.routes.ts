import { choiceCookieText, choicePath } from '@latchkey/analytics/analytics';
import { ownPath } from '@latchkey/security/own-path';
import type { FastifyInstance } from 'fastify';
import { isOwnPage } from './who-is-measured.ts';

/**
 * `POST /t/choice`: the guest's choice whether visits are measured, from a form that needs no script. It is kept in a
 * cookie that scripts of our pages read, and the guest is led back to where the form was.
 */
export async function choiceRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(choicePath, (request, reply) => {
      const choice = request.body instanceof URLSearchParams ? request.body.get('choice') : null;
      if (!isOwnPage(request) || (choice !== 'allowed' && choice !== 'denied')) return reply.code(400).send();
      return reply
        .header('set-cookie', choiceCookieText(choice, request.protocol === 'https'))
        .redirect(backTo(request.headers.referer, `${request.protocol}://${request.host}`), 303);
    });
  });
}

/** The page that the form was on, at the choices; the privacy policy where the browser does not say. */
function backTo(referer: string | undefined, own: string): string {
  const url = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  const path = url?.origin === own ? ownPath(`${url.pathname}${url.search}`) : null;
  return `${path ?? '/privacy-policy'}#analytics`;
}
