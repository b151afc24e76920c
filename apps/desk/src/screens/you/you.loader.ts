import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { deskUrl } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { signedIn } from '../../session/signed-in.ts';
import { newsAt } from './news-at.ts';
import { youProblems, type YouModel } from './you.model.ts';

const done = ['made', 'forgotten', 'ended', 'told', 'untold', 'accept', 'decline', 'leave'] as const;

/** The session -> the person's passkeys, and the browsers in which the person is signed in. */
export const load = signedIn<YouModel>(async (request, session) => {
  const { api, search, returned, signal } = request;
  const desk = propertyClient(api, null);
  const [passkeys, sessions, news] = await Promise.all([
    desk.call('listPasskeys', {}, signal),
    desk.call('listStaffSessions', {}, signal),
    Promise.all(session.hotels.map((hotel) => newsAt(request, hotel))),
  ]);
  if (isFailure(passkeys)) throw readError('the passkeys', passkeys);
  if (isFailure(sessions)) throw readError('the sessions', sessions);
  if (passkeys.status === 401 || sessions.status === 401) return leadToSignIn(request);
  return {
    kind: 'ready',
    model: {
      here: deskUrl('you'),
      session,
      passkeys: passkeys.body.passkeys,
      sessions: sessions.body.sessions,
      news: news.flatMap((one) => one ?? []),
      done: returned === undefined ? (oneOf(done, search['done']) ?? null) : null,
      problem: oneOf(youProblems, returned?.code) ?? null,
    },
  };
});
