import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import { staffRoles, type StaffRole } from '@latchkey/booking-core/staff';
import { checkEmail, checkName, plainEmail, plainName } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { defaultLocale, deskUrl, isLocale } from '@latchkey/site/urls';
import { boundsOf } from './typed-bounds.ts';
import { peopleProblems, type PeopleModel, type PeopleProblem } from './people.model.ts';

/** Invites people, gives them other roles, ends their work here and says how far reception goes: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const desk = propertyClient(request.api, Number(request.params['hotelId']));
  switch (request.form.name) {
    case 'invite':
      return invite(request, desk);
    case 'role':
      return changeRole(request, desk);
    case 'end':
      return end(request, desk);
    case 'bounds':
      return setBounds(request, desk);
    default:
      return { kind: 'unknown_form' };
  }
}

async function invite(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, signal } = request;
  const typed = {
    mail: form.field('mail'),
    name: form.field('name'),
    role: form.field('role'),
    language: form.field('language'),
  };
  const name = checkName(typed.name);
  const problem = checkEmail(typed.mail) ?? (name === 'details_missing' ? 'name_missing' : name);
  if (problem !== null) return again(problem, typed);
  const body = {
    mail: plainEmail(typed.mail),
    name: plainName(typed.name),
    role: roleIn(typed.role),
    language: isLocale(typed.language) ? typed.language : defaultLocale,
  };
  return answer(request, 'invited', await desk.call('invitePerson', { body }, signal), typed);
}

async function changeRole(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, signal } = request;
  const params = { person: form.field('person') };
  const body = { role: roleIn(form.field('role')) };
  return answer(request, 'changed', await desk.call('changePersonRole', { params, body }, signal));
}

async function end(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const params = { person: request.form.field('person') };
  return answer(request, 'ended', await desk.call('removePerson', { params }, request.signal));
}

async function setBounds(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, signal } = request;
  const typed = { pricePercent: form.field('pricePercent'), refund: form.field('refund') };
  // The currency is the hotel's, and the form cannot say another.
  const known = await desk.call('getBounds', {}, signal);
  if (known.status !== 200) return answer(request, 'bounded', known, typed);
  const body = boundsOf(typed, known.body.currency);
  if (body === null) return again('bounds_invalid', typed);
  return answer(request, 'bounded', await desk.call('setBounds', { body }, signal), typed);
}

type Reply = { readonly status: number | 'failure'; readonly body?: unknown };

/** Leads on where it was done; else the page is there again with what was typed and what to do. */
function answer(
  { params, path, locale }: PostRequest,
  done: NonNullable<PeopleModel['done']>,
  reply: Reply,
  typed?: Readonly<Record<string, string>>,
): PostOutcome {
  if (reply.status === 200 || reply.status === 201)
    return {
      kind: 'redirect',
      to: inLanguage(deskUrl('people', { hotelId: params['hotelId'] ?? '' }, { done }), locale),
    };
  if (reply.status === 401) return { kind: 'redirect', to: inLanguage(deskUrl('signIn', {}, { to: path }), locale) };
  const code = (reply.body as { readonly code?: string } | undefined)?.code;
  return again(peopleProblems.find((one) => one === code) ?? 'unavailable', typed);
}

const again = (code: PeopleProblem, fields: Readonly<Record<string, string>> = {}): PostOutcome => ({
  kind: 'again',
  returned: { fields, code },
  status: code === 'unavailable' ? 503 : 422,
});

/** Whoever sends something else gets the role that may least of those at the counter. */
const roleIn = (text: string): StaffRole => staffRoles.find((role) => role === text) ?? 'reception';
