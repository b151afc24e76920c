import { checkEmail } from '@latchkey/booking-core/validation';
import { urlOf } from '@latchkey/site/urls';
import type { OperationAnswer, PostedForm } from './booking-form.ts';
import type { FormAnswer } from './booking-forms.types.ts';

/** A plan of days that is to be mailed; the form's id is the hotel. The plan's page then says what came of it. */
export const planMail: FormAnswer = {
  ask: (id, form) => {
    const email = form.field('email');
    if (checkEmail(email) !== null) return null;
    const { days, purpose, from, arrive, keep, plan } = choicesOf(form);
    return {
      path: 'itineraries',
      body: {
        hotelId: Number(id),
        days: Number(days ?? 1),
        purpose: purpose ?? 'leisure',
        email,
        from,
        arrivesAt: arrive,
        kept: keep,
        changes: plan,
        language: form.lang.lang,
      },
    };
  },
  lead: (id, form, answer) =>
    urlOf('planner', { hotelId: id }, { ...form.lang, ...choicesOf(form), mail: outcomeOf(form, answer) }),
};

const choices = ['days', 'purpose', 'from', 'arrive', 'keep', 'plan'] as const;

/** What was chosen of the plan, as its address says it. */
const choicesOf = ({ field }: PostedForm): Partial<Record<(typeof choices)[number], string>> =>
  Object.fromEntries(
    choices.map((name) => [name, field(name).slice(0, 1500)] as const).filter(([, value]) => value !== ''),
  );

function outcomeOf({ field }: PostedForm, answer: OperationAnswer | null): string {
  if (answer === null) return checkEmail(field('email')) ?? 'unknown';
  return answer.status === 200 ? 'sent' : 'unknown';
}
