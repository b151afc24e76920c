import { checkEmail } from '@latchkey/booking-core/validation';
import { hotelHomeAnchor, parseStayLink, type StayLink, stayUrl } from '@latchkey/site/urls';
import type { OperationAnswer, PostedForm } from './booking-form.ts';
import type { FormAnswer } from './booking-forms.types.ts';

/** "Tell me if a room becomes available"; the form's id is the hotel. The page of the same dates then says what came of it. */
export const availabilityAlert: FormAnswer = {
  ask: (id, form) => {
    const stay = stayOf(id, form);
    const email = form.field('email');
    if (stay === null || checkEmail(email) !== null) return null;
    const { hotelId, checkIn, checkOut, guests } = stay;
    return {
      path: 'availability-alerts',
      body: { hotelId, email, checkIn, checkOut, ...guests, ...(form.lang.lang ? { language: form.lang.lang } : {}) },
    };
  },
  lead: (id, form, answer) => {
    const stay = stayOf(id, form);
    if (stay === null) return '/';
    return `${stayUrl(stay, { ...form.lang, alert: outcomeOf(form, answer) })}${hotelHomeAnchor('rooms')}`;
  },
};

const stayOf = (id: string, { field }: PostedForm): StayLink | null =>
  parseStayLink(
    {
      hotelId: id,
      checkIn: field('checkIn'),
      checkOut: field('checkOut'),
      adults: field('adults'),
      children: field('children'),
      infants: field('infants') || '0',
    },
    { ages: field('ages') },
  );

function outcomeOf({ field }: PostedForm, answer: OperationAnswer | null): string {
  if (answer === null) return checkEmail(field('email')) ?? 'unknown';
  return answer.status === 202 ? 'sent' : 'unknown';
}
