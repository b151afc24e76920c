import { isLocalDate } from '@latchkey/booking-core/dates';
import { registrationFields, reportKinds, type RegistrationField } from '@latchkey/booking-core/registration';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { formAnswers, onceBy, pageAgain } from '../../../session/form-answers.ts';
import { oneOf } from '../../../session/one-of.ts';
import { registrationClient } from './registration-client.ts';
import { registrationProblems, type RegistrationModel, type RegistrationProblem } from './registration.model.ts';

const forms = formAnswers<RegistrationProblem>({
  problems: registrationProblems,
  conflicts: ['already_reported', 'sending', 'incomplete'],
  otherwise: 'unavailable',
});

/** Keeps what is filled in, confirms it, makes, sends and hands in files, and keeps what the house says: with a script and without. */
export async function answerRegistration(request: PostRequest): Promise<PostOutcome> {
  const { form, signal, params } = request;
  const desk = registrationClient(request.api, Number(params['hotelId']));
  const booking = form.field('booking');
  const led = (done: NonNullable<RegistrationModel['done']>, ofStay = true): string =>
    deskUrl('registration', { hotelId: params['hotelId'] ?? '' }, ofStay ? { stay: booking, done } : { done });
  const kind = oneOf(reportKinds, form.field('kind')) ?? 'arrival';
  switch (form.name) {
    case 'keep': {
      const asked = { params: { booking, place: Number(form.field('place')) }, body: entryOf(form) };
      return forms.answer(request, await desk.call('keepRegistration', asked, signal), led('kept'));
    }
    case 'confirm': {
      const body = { isSigned: form.field('signed') === 'yes' };
      const reply = await desk.call('confirmRegistration', { params: { booking }, body }, signal);
      return forms.answer(request, reply, led('confirmed'));
    }
    case 'make': {
      const reply = await desk.call('makeRegistrationFile', { params: { booking }, body: { kind } }, signal);
      if (reply.status !== 200) return forms.answer(request, reply, led('kept'));
      // It has identity data in it: the page that answers has it, and no address does.
      const { fileName: name, content, mediaType } = reply.body;
      return pageAgain('file_made', 200, { name, content, mediaType });
    }
    case 'send': {
      const asked = { params: { booking }, body: { kind }, headers: onceBy(form) };
      return forms.answer(request, await desk.call('sendRegistration', asked, signal), led('sent'));
    }
    case 'hand-in': {
      const receipt = form.field('receipt').trim();
      if (receipt === '') return forms.again('receipt_missing');
      const asked = { params: { report: form.field('report') }, body: { receipt } };
      return forms.answer(request, await desk.call('handInRegistration', asked, signal), led('handed-in'));
    }
    case 'day': {
      const day = form.field('day');
      if (!isLocalDate(day)) return forms.again('invalid_day');
      const reply = await desk.call('listRegisteredDay', { body: { day } }, signal);
      if (reply.status !== 200) return forms.answer(request, reply, led('kept', false));
      // Identity data again: the page that answers has it, and no address does.
      return pageAgain('day_listed', 200, { day, list: JSON.stringify(reply.body) });
    }
    case 'settings': {
      const reply = await desk.call('setRegistrationSettings', { body: settingsOf(form) }, signal);
      return forms.answer(request, reply, led('settings', false));
    }
    default:
      return { kind: 'unknown_form' };
  }
}

type Form = PostRequest['form'];

/** The fields that the form has: what it does not show stays as it was. */
const entryOf = (form: Form): Partial<Record<RegistrationField, string>> =>
  Object.fromEntries(
    form
      .field('fields')
      .split(' ')
      .flatMap((name) => {
        const field = oneOf(registrationFields, name);
        return field === undefined ? [] : [[field, form.field(field)]];
      }),
  );

/** Keys that are left empty are those of before. */
function settingsOf(form: Form) {
  const named = (list: string, prefix: string): Record<string, string> =>
    Object.fromEntries(
      form
        .field(list)
        .split(' ')
        .flatMap((name) => (name === '' ? [] : [[name, form.field(`${prefix}${name}`)]])),
    );
  const keys = named('keyFields', 'key-');
  const hasKeys = Object.values(keys).some((key) => key !== '');
  return {
    house: named('houseFields', 'house-'),
    ...(hasKeys ? { keys } : {}),
    ownFields: registrationFields.filter((field) => form.field(`own-${field}`) === 'yes'),
  };
}
