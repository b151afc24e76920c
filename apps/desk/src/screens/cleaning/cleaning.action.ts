import { propertyClient } from '@latchkey/api-client/property';
import { isStayDate } from '@latchkey/booking-core/dates';
import { unitStates } from '@latchkey/booking-core/units';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import { sendPhoto, type SentPhoto } from '../../parts/photo/send-photo.ts';
import { formAnswers, leadOn, onceBy, signInFirst } from '../../session/form-answers.ts';
import { cleaningProblems, type CleaningProblem, type DoneAct } from './cleaning.model.ts';
import { problemOf, setState } from './set-state.ts';
import { reportOutcome } from './report-outcome.ts';
import { reportBody } from './report-body.ts';

const forms = formAnswers<CleaningProblem>({
  problems: cleaningProblems,
  conflicts: ['changed', 'not_clean'],
  otherwise: 'changed',
});

/** Does what a form of the page says: sets a room's state, tells what is broken, or that it is mended. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { form, params, api } = request;
  const hotelId = Number(params['hotelId']);
  const unitId = form.field('unit');
  if (unitId === '') return { kind: 'unknown_form' };
  switch (form.name) {
    case 'state': {
      const [state, was] = [form.field('state'), form.field('was')].map((field) => oneOf(unitStates, field));
      if (state === undefined || was === undefined) return { kind: 'unknown_form' };
      const problem = await setState(api, hotelId, { unitId, state, was });
      return problem === null ? done(request, state, { was }) : again(request, problem);
    }
    case 'broken':
      return report(request, hotelId, unitId);
    case 'mended': {
      const reply = await propertyClient(api, hotelId).call('markMended', { params: { unit: unitId } });
      const problem = problemOf(reply);
      return problem === null ? done(request, 'mended') : again(request, problem);
    }
    default:
      return { kind: 'unknown_form' };
  }
}

/** Tells what is broken, and closes the room where that is ticked. */
async function report(request: PostRequest, hotelId: number, unitId: string): Promise<PostOutcome> {
  const { form, api } = request;
  const [text, until] = [form.field('text'), form.field('until')];
  const isClosed = form.field('close') !== '';
  const photo = await photoOf(request, hotelId);
  const pictureId = photo !== null && 'pictureId' in photo ? photo.pictureId : null;
  const typed = { unit: unitId, text, until: isClosed ? until : '', picture: pictureId ?? '' };
  if (photo !== null && 'problem' in photo) return again(request, photo.problem, typed);
  if (text.trim() === '') return again(request, 'text_missing', typed);
  if (text.length > fieldLengths.propertyNote) return again(request, 'too_long', typed);
  if (isClosed && !isStayDate(until)) return again(request, 'date_wrong', typed);
  const reply = await propertyClient(api, hotelId).call('reportBroken', {
    params: { unit: unitId },
    headers: onceBy(form),
    body: reportBody({ text, until: isClosed ? until : null, pictureId }),
  });
  const problem = problemOf(reply);
  if (reply.status !== 201)
    return again(request, problem ?? 'unavailable', problem === 'unknown_picture' ? { ...typed, picture: '' } : typed);
  return done(request, reportOutcome(reply.body));
}

/** The photo that a form brings, once it is kept, else one that was kept before; null where there is none. */
async function photoOf({ form, api }: PostRequest, hotelId: number): Promise<SentPhoto | null> {
  const file = form.file?.('photo') ?? null;
  if (file !== null && 'refused' in file) return { problem: 'picture_too_large' };
  if (file !== null) return sendPhoto(api, hotelId, file.content);
  const kept = form.field('picture');
  return kept === '' ? null : { pictureId: kept };
}

/** The day again, where what was done is said. */
function done(request: PostRequest, act: DoneAct, more: Readonly<Record<string, string>> = {}): PostOutcome {
  const { params, form } = request;
  const told = { done: act, of: form.field('unit'), ...more };
  return leadOn(request, deskUrl('cleaning', { hotelId: params['hotelId'] ?? '' }, told));
}

function again(
  request: PostRequest,
  problem: CleaningProblem | 'signed_out',
  fields: Readonly<Record<string, string>> = {},
): PostOutcome {
  return problem === 'signed_out' ? signInFirst(request) : forms.again(problem, fields);
}
