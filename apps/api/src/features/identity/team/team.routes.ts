import type { TeamMember } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { membersOf, type MemberRow } from '../persons/members.queries.ts';
import { findPerson, type PersonRow } from '../persons/persons.queries.ts';
import { makeLink } from './make-link.ts';
import { changeRole, invite, removeFrom, type Changed } from './team.ts';

const nobody = { status: 401, body: { code: 'invalid_key' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** The people of a hotel: who they are, and who comes and goes. */
export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listPeople', async () => {
    const principal = actingNow()?.principal;
    if (principal === undefined) return nobody;
    const people = (await membersOf(deps.db, principal.hotelId)).map((row) => viewOf(row, row));
    return { status: 200, body: { people } };
  });

  route(app, 'invitePerson', async ({ body }) => {
    const principal = actingNow()?.principal;
    if (principal === undefined) return nobody;
    const invited = await invite(deps, principal.hotelId, body, principal);
    if (invited === 'not_allowed') return { status: 403, body: { code: invited } };
    if (typeof invited === 'string') return { status: 409, body: { code: invited } };
    const row = (await membersOf(deps.db, principal.hotelId)).find((one) => one.person_id === invited.personId);
    if (row === undefined) throw new Error('a person who was invited is not there');
    return { status: 201, body: viewOf(row, row) };
  });

  route(app, 'changePersonRole', async ({ params, body }) => {
    const principal = actingNow()?.principal;
    if (principal === undefined) return nobody;
    return answerOf(await changeRole(deps, principal.hotelId, params.person, body.role));
  });

  route(app, 'removePerson', async ({ params }) => {
    const principal = actingNow()?.principal;
    if (principal === undefined) return nobody;
    return answerOf(await removeFrom(deps, principal.hotelId, params.person));
  });

  route(app, 'makeSignInLink', async ({ params }) => {
    const principal = actingNow()?.principal;
    if (principal === undefined) return nobody;
    const made = await makeLink(deps, principal.hotelId, params.person);
    return made === undefined
      ? unknown
      : { status: 201, body: { url: made.url, expiresAt: made.expiresAt.toISOString() } };
  });

  async function answerOf(changed: Changed | 'not_found' | 'last_owner') {
    if (changed === 'not_found') return unknown;
    if (changed === 'last_owner') return { status: 409, body: { code: changed } } as const;
    const { member, ended } = changed;
    const person = await findPerson(deps.db, member.person_id);
    if (person === undefined) return unknown;
    const body = { ...viewOf(member, person), endedKeys: [...ended.keys], endedInvitations: [...ended.invitations] };
    return { status: 200, body } as const;
  }
}

const viewOf = (member: MemberRow, person: PersonRow): TeamMember => ({
  personId: person.person_id,
  // What somebody is called elsewhere is for those whom the person works with.
  name: member.accepted_at === null ? (member.invited_name ?? person.name) : person.name,
  mail: person.mail,
  role: member.role,
  state: member.accepted_at === null ? 'invited' : 'active',
  invitedAt: member.invited_at.toISOString(),
});
