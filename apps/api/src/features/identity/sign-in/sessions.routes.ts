import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deskTokenOf, giveDeskToken } from '../../../http/desk-cookie.ts';
import { route } from '../../../http/route.ts';
import { writeDensity } from '../persons/persons.queries.ts';
import { sessionView } from './session-view.ts';
import { deleteSession, sessionsOf } from './sessions.queries.ts';
import { isLive, signedInBy, type SignedIn } from './sessions.ts';

const notSignedIn = { status: 401, body: { code: 'not_signed_in' } } as const;

/** Where a person is signed in, and signing out. */
export function sessionsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getStaffSession', async (_, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    return now === undefined ? notSignedIn : { status: 200, body: await sessionView(deps, now) };
  });

  route(app, 'chooseDensity', async ({ body }, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    await writeDensity(deps.db, now.person.person_id, body.density);
    return { status: 200, body: {} };
  });

  route(app, 'endStaffSession', async (_, { request, reply }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now !== undefined) await deleteSession(deps.db, now.person.person_id, now.session.session_id);
    giveDeskToken(request, reply, '', 0);
    return { status: 200, body: {} };
  });

  route(app, 'listStaffSessions', async (_, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    return now === undefined ? notSignedIn : { status: 200, body: { sessions: await openOf(now) } };
  });

  route(app, 'endOtherSession', async ({ params }, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    if (!(await deleteSession(deps.db, now.person.person_id, params.session)))
      return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: { sessions: await openOf(now) } };
  });

  async function openOf({ person, session }: SignedIn) {
    const rows = await sessionsOf(deps.db, person.person_id);
    return rows
      .filter((row) => isLive(row, deps.clock()))
      .map((row) => ({
        sessionId: row.session_id,
        device: row.device,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
        isThisOne: row.session_id === session.session_id,
      }));
  }
}
