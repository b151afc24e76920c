import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actAs } from '../../../database/acting.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { deskTokenOf } from '../../../http/desk-cookie.ts';
import { route } from '../../../http/route.ts';
import { acceptMembership, findMember, isAccepted, type MemberRow } from '../persons/members.queries.ts';
import { sessionView } from '../sign-in/session-view.ts';
import { signedInBy, type SignedIn } from '../sign-in/sessions.ts';
import { removeFrom } from './team.ts';

const notSignedIn = { status: 401, body: { code: 'not_signed_in' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** What a person does about the own work at hotels: accepts an invitation, declines it, leaves. */
export function ownWorkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'acceptInvitation', async ({ params: { hotel: hotelId } }, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    const member = await findMember(deps.db, hotelId, now.person.person_id);
    if (member === undefined || isAccepted(member)) return unknown;
    const isDone = await actFor(now, member, 'acceptInvitation', () =>
      transact(deps.db, async (tx) => {
        const wasWaiting = await acceptMembership(tx, hotelId, member.person_id, deps.clock());
        if (wasWaiting) noteAct(tx, { hotelId, subject: member.person_id, after: { role: member.role } });
        return wasWaiting;
      }),
    );
    return isDone ? { status: 200, body: await sessionView(deps, now) } : unknown;
  });

  route(app, 'declineInvitation', ({ params }, { request }) => end(request, params.hotel, 'declineInvitation'));
  route(app, 'leaveHotel', ({ params }, { request }) => end(request, params.hotel, 'leaveHotel'));

  async function end(request: FastifyRequest, hotelId: number, operation: 'declineInvitation' | 'leaveHotel') {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    const member = await findMember(deps.db, hotelId, now.person.person_id);
    if (member === undefined || isAccepted(member) !== (operation === 'leaveHotel')) return unknown;
    const ended = await actFor(now, member, operation, () => removeFrom(deps, hotelId, member.person_id));
    if (ended === 'not_found') return unknown;
    return ended === 'last_owner'
      ? ({ status: 409, body: { code: ended } } as const)
      : ({ status: 200, body: {} } as const);
  }

  function actFor<T>(now: SignedIn, member: MemberRow, operation: string, work: () => Promise<T>): Promise<T> {
    const { person, session } = now;
    const principal = { hotelId: member.hotel_id, kind: 'staff', id: person.person_id, role: member.role } as const;
    const { device } = session;
    return actAs({ principal, name: person.name, device, operation, isFresh: false, now: deps.clock }, work);
  }
}
