import type { FastifyInstance } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { askingBrowserOf, knowAskingBrowser, usedBrowserOf } from '../../../http/desk-cookie.ts';
import { route } from '../../../http/route.ts';
import { acceptMembership } from '../persons/members.queries.ts';
import { namePerson } from '../persons/persons.queries.ts';
import { askForSignIn } from './ask-for-sign-in.ts';
import { openDesk } from './open-desk.ts';
import { browserOf, opening } from './opening.ts';
import { useSignInLink } from './links.queries.ts';
import { linkMs } from './send-sign-in-mail.ts';
import { useRecoveryCode } from './use-recovery-code.ts';

const linkExpired = { status: 410, body: { code: 'link_expired' } } as const;

/** Signing in at the desk: by a link, or by the recovery code. */
export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'askForSignInLink', async ({ body }, { request, reply }) => {
    const browserHash = knowAskingBrowser(request, reply, linkMs / 1000);
    const from = { address: request.ip, browserHash, usedBrowserHash: usedBrowserOf(request) };
    await askForSignIn(deps, body.mail, from);
    return { status: 202, body: {} };
  });

  route(app, 'signInByLink', async ({ body }, { request, reply }) => {
    const from = await browserOf(deps, request);
    const at = deps.clock();
    const opened = await transact(deps.db, async (tx) => {
      const used = await useSignInLink(tx, body.token, askingBrowserOf(request), at);
      if (used === undefined) return undefined;
      const { personId, hotelId, name, language } = used;
      if (name !== null) await namePerson(tx, personId, { name, language });
      // The mail says that its link accepts the invitation.
      if (hotelId !== null) await acceptMembership(tx, hotelId, personId, at);
      return openDesk(tx, personId, from, at);
    });
    return opened === undefined ? linkExpired : { status: 200, body: await opening(deps, request, reply, opened) };
  });

  route(app, 'useRecoveryCode', async ({ body }, { request, reply }) => {
    const opened = await useRecoveryCode(deps, body, {
      ...(await browserOf(deps, request)),
      address: request.ip,
    });
    if (opened === 'too_many_tries') return { status: 409, body: { code: opened } };
    if (opened === 'code_wrong') return { status: 422, body: { code: opened } };
    return { status: 200, body: await opening(deps, request, reply, opened) };
  });
}
