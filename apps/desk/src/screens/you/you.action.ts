import { propertyClient } from '@latchkey/api-client/property';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { answerOwnWork, isOwnWorkForm } from '../../frame/answer-own-work.ts';
import type { EngineAnswer } from '../../session/engine-answer.ts';
import { formAnswers } from '../../session/form-answers.ts';
import { youProblems, type YouModel } from './you.model.ts';

const forms = formAnswers({ problems: youProblems, otherwise: 'unavailable' });

/** Forgets a passkey, signs out elsewhere, answers invitations and leaves a hotel: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { api, form, signal } = request;
  const desk = propertyClient(api, null);
  const answer = (done: NonNullable<YouModel['done']>, reply: EngineAnswer): PostOutcome =>
    forms.answer(request, reply, deskUrl('you', {}, { done }));
  if (isOwnWorkForm(form.name)) return answer(form.name, await answerOwnWork(request, form.name));
  switch (form.name) {
    case 'forget':
      return answer(
        'forgotten',
        await desk.call('removePasskey', { params: { passkey: form.field('passkey') } }, signal),
      );
    case 'end':
      return answer(
        'ended',
        await desk.call('endOtherSession', { params: { session: form.field('session') } }, signal),
      );
    case 'untell': {
      const hotel = propertyClient(api, Number(form.field('hotel')));
      const ended = await hotel.call('endPushToDevice', { params: { device: form.field('device') } }, signal);
      return answer('untold', ended);
    }
    default:
      return { kind: 'unknown_form' };
  }
}
