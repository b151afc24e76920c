import { statusAgain } from '@latchkey/stay/send-form';
import { checkEmail } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { withSearch } from '@latchkey/site/urls';
import { mailBody } from './mail-body.ts';
import { choicesIn, fieldsOf, planUrl } from './planner.choices.ts';

/** Mails the plan in sight, without a script. Its page says so, or has the form's input again. */
export async function action({ api, form, params, locale, signal }: PostRequest): Promise<PostOutcome> {
  const hotelId = Number(params['hotelId']);
  if (form.name !== 'mail' || !Number.isSafeInteger(hotelId)) return { kind: 'unknown_form' };
  const names = ['days', 'purpose', 'from', 'arrive', 'keep', 'plan'];
  const said = names.map((name) => [name, form.field(name)] as const).filter(([, text]) => text !== '');
  const choices = choicesIn(Object.fromEntries(said));
  const email = form.field('email');
  const wrong = checkEmail(email);
  const reply =
    wrong === null
      ? await api.call('createItinerary', { body: mailBody(hotelId, choices, { email, language: locale }) }, signal)
      : null;
  if (reply?.status === 200)
    return { kind: 'redirect', to: inLanguage(withSearch(planUrl(hotelId, choices), { mail: 'sent' }), locale) };
  const fields = { ...fieldsOf(choices), email: email.slice(0, 300).toWellFormed() };
  return { kind: 'again', returned: { fields, code: wrong ?? 'unknown' }, status: statusAgain(reply) };
}
