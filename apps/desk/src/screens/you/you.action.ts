import { propertyClient } from '@latchkey/api-client/property';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { answerOwnWork, isOwnWorkForm } from '../../frame/answer-own-work.ts';
import { youProblems, type YouModel } from './you.model.ts';

/** Forgets a passkey, signs out elsewhere, answers invitations and leaves a hotel: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { api, form, locale, path, signal } = request;
  const desk = propertyClient(api, null);
  const led = (to: string): PostOutcome => ({ kind: 'redirect', to: inLanguage(to, locale) });
  const answer = (done: NonNullable<YouModel['done']>, { status, body }: Reply): PostOutcome => {
    if (status === 200) return led(deskUrl('you', {}, { done }));
    if (status === 401) return led(deskUrl('signIn', {}, { to: path }));
    const known = (body as { readonly code?: string } | undefined)?.code;
    const code = youProblems.find((one) => one === known) ?? 'unavailable';
    return { kind: 'again', returned: { fields: {}, code }, status: code === 'unavailable' ? 503 : 422 };
  };
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

interface Reply {
  readonly status: number | 'failure';
  readonly body?: unknown;
}
