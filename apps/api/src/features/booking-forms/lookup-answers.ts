import { latinDigits } from '@latchkey/booking-core/text';
import { foundUrl, lookUpActIn, lookUpUrl, type LookUpAct, type Search } from '@latchkey/site/urls';
import { noticeOf, type PostedForm } from './booking-form.ts';
import type { FormAnswer } from './booking-forms.types.ts';

const actOf = ({ field }: PostedForm): LookUpAct => lookUpActIn(field('act')) ?? 'status';

/** The page that asks: a booking's own on a strange device, else the entry of an act. */
function askingPage(form: PostedForm, search: Search): string {
  const [act, bookingId] = [actOf(form), form.field('bookingId')];
  const said = { ...form.lang, ...search };
  return bookingId === '' ? lookUpUrl(act, said) : foundUrl(act, bookingId, said);
}

/** Sends a code for what was typed. The answer is the same whatever it was. */
export const startLookup: FormAnswer = {
  cookie: 'given',
  ask: (_, form) => {
    const identifier = form.field('bookingId') || form.field('identifier');
    if (identifier === '') return null;
    const hotelId = form.field('hotelId');
    const callingCode = digitsOf(form.field('callingCode'));
    return {
      path: 'booking-lookups',
      body: {
        identifier,
        ...(/^\d{1,9}$/.test(hotelId) ? { hotelId: Number(hotelId) } : {}),
        ...(/^\d{1,4}$/.test(callingCode) ? { callingCode } : {}),
        ...(form.lang.lang === undefined ? {} : { language: form.lang.lang }),
      },
    };
  },
  lead: (_, form, answer) => {
    if (answer === null) return askingPage(form, { notice: 'identifier-missing' });
    const lookupId = answer.body['lookupId'];
    return answer.status === 202 && typeof lookupId === 'string'
      ? askingPage(form, { lookup: lookupId })
      : askingPage(form, noticeOf(answer));
  },
};

/** Has another code sent in place of one that has not come. */
export const repeatLookup: FormAnswer = {
  cookie: 'given',
  ask: (id) => ({ path: `booking-lookups/${id}/repeat`, body: {} }),
  lead: (id, form, answer) => {
    const lookupId = answer?.body['lookupId'];
    return answer?.status === 202 && typeof lookupId === 'string'
      ? askingPage(form, { lookup: lookupId, notice: 'code-sent' })
      : askingPage(form, { lookup: id, ...noticeOf(answer) });
  },
};

/** Mails a link in place of a code, to a guest whose browser keeps no cookies: another device opens it. */
export const mailLink: FormAnswer = {
  ask: (id) => ({ path: `booking-lookups/${id}/link`, body: {} }),
  lead: (id, form, answer) =>
    askingPage(form, { lookup: id, ...(answer?.status === 202 ? { notice: 'link-sent' } : noticeOf(answer)) }),
};

/** Takes the code. A single booking is opened at once; of several the guest chooses. */
export const enterCode: FormAnswer = {
  cookie: 'needed',
  ask: (id, { field }) => {
    const code = digitsOf(field('code'));
    return code.length === 6 ? { path: `booking-lookups/${id}/verify`, body: { code } } : null;
  },
  lead: (lookupId, form, answer) => {
    if (answer?.status !== 200)
      return askingPage(form, { lookup: lookupId, ...(answer === null ? { notice: 'code-wrong' } : noticeOf(answer)) });
    const bookings = answer.body['bookings'] as readonly { readonly bookingId: string }[];
    const [only, ...others] = bookings;
    if (only === undefined || others.length > 0) return askingPage(form, { lookup: lookupId });
    return foundUrl(actOf(form), only.bookingId, form.lang);
  },
};

/** A code as it was typed or pasted: without spaces, in the digits of any language. */
const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '');
