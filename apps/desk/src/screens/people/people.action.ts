import type { ChangedMember } from '@latchkey/api-contract/types';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import { staffRoles, type StaffRole } from '@latchkey/booking-core/staff';
import { checkEmail, checkName, plainEmail, plainName } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { defaultLocale, deskUrl, isLocale } from '@latchkey/site/urls';
import type { EngineAnswer } from '../../session/engine-answer.ts';
import { formAnswers, pageAgain } from '../../session/form-answers.ts';
import { boundsOf } from './typed-bounds.ts';
import { daysOfKeys } from './days-of-keys.ts';
import { peopleProblems, type PeopleModel, type PeopleProblem } from './people.model.ts';
import { oneOf } from '../../session/one-of.ts';

const forms = formAnswers<PeopleProblem>({ problems: peopleProblems, otherwise: 'unavailable' });
const { again } = forms;

/** Invites people, gives them other roles, ends their work here, says how far reception goes, makes keys and ends them: with a script and without. */
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
    case 'make-key':
      return makeKey(request, desk);
    case 'end-key':
      return endKey(request, desk);
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

async function makeKey(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, signal } = request;
  const typed = { keyName: form.field('keyName'), days: form.field('days') };
  const name = typed.keyName.trim().slice(0, 80);
  if (name === '') return again('key_name_missing', typed);
  const days = daysOfKeys.find((one) => String(one) === typed.days) ?? 365;
  const reply = await desk.call('createPropertyKey', { body: { name, days } }, signal);
  // It is shown this once, so the page that answers has it, and no address does.
  return reply.status === 201
    ? pageAgain('key_made', 200, { key: reply.body.key })
    : answer(request, 'revoked', reply, typed);
}

async function endKey(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const params = { keyId: request.form.field('key') };
  return answer(request, 'revoked', await desk.call('revokePropertyKey', { params }, request.signal));
}

/** Leads on where it was done, with the keys that ended by it; else the page is there again. */
function answer(
  request: PostRequest,
  done: NonNullable<PeopleModel['done']>,
  reply: EngineAnswer,
  typed?: Readonly<Record<string, string>>,
): PostOutcome {
  const { endedKeys = [] } = (reply.body ?? {}) as Partial<Pick<ChangedMember, 'endedKeys'>>;
  const keys = endedKeys.map(({ keyId }) => keyId).join(',');
  const search = keys === '' ? { done } : { done, keys };
  return forms.answer(request, reply, deskUrl('people', { hotelId: request.params['hotelId'] ?? '' }, search), typed);
}

/** Whoever sends something else gets the role that may least of those at the counter. */
const roleIn = (text: string): StaffRole => oneOf(staffRoles, text) ?? 'reception';
