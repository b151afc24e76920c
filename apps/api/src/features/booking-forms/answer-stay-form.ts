import { companionField } from '@latchkey/booking-core/validation';
import { urlOf } from '@latchkey/site/urls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callOwn, type OperationAnswer, type PostedForm } from './booking-form.ts';
import { bookingAsked, stayFieldsOf, withCompanion, withoutCompanion, type StayFields } from './stay-form.ts';
import { hashOf } from '../../hash-of.ts';
import { cutText } from '../../cut-text.ts';

/** Where a form of checkout leads: on, or back to its page with what was typed and why. */
export type StayFormAnswer =
  | { readonly to: string }
  | {
      readonly quoteToken: string;
      readonly fields: StayFields;
      readonly code: string | null;
      /** The part of the page to look at, such as `#couponCode`; empty for the top. */
      readonly place: string;
    };

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * What a form of checkout asks for: one more traveller or one less, another price by a code, or the booking. A code that
 * was typed and not applied is applied first: what it costs then is shown before anything is booked.
 */
export async function answerStayForm(
  app: FastifyInstance,
  exchange: Exchange,
  quoteToken: string,
  form: PostedForm,
): Promise<StayFormAnswer> {
  const fields = stayFieldsOf(form);
  const back = (code: string | null, changed = fields, place = '', quote = quoteToken): StayFormAnswer => ({
    quoteToken: quote,
    fields: changed,
    code,
    place,
  });
  const act = form.field('act');
  if (act === 'add-traveller') {
    const more = withCompanion(fields);
    return back(null, more, `#${companionField(Number(more['companions']) - 1, 'fullName')}`);
  }
  const [, taken] = /^remove-traveller-(\d{1,2})$/.exec(act) ?? [];
  if (taken !== undefined) return back(null, withoutCompanion(fields, Number(taken)), '#add-traveller');
  const typedCode = fields['couponCode'] ?? '';
  if (act === 'remove-code' || typedCode !== '') {
    const priced = await priceAgain(app, exchange, quoteToken, act === 'remove-code' ? '' : typedCode);
    if ('code' in priced) return back(priced.code, fields, '#couponCode');
    const { couponCode: _, ...others } = fields;
    return back(act === 'remove-code' ? null : 'code_applied', others, '', priced.quoteToken);
  }
  if (act === 'apply-code') return back(null, fields, '#couponCode');
  const asked = bookingAsked(fields, quoteToken, form.lang.lang ?? 'en');
  if ('code' in asked) return back(asked.code);
  const wanted = act === 'book-again' ? { ...asked.body, again: true } : asked.body;
  const { status, body } = await book(app, exchange, wanted, form.field('key'));
  if (status === 201) return { to: afterBooking(body, fields, form) };
  const renewed = body['quote'] as { readonly quoteToken: string } | undefined;
  const code = typeof body['code'] === 'string' ? body['code'] : 'unknown';
  if (code === 'already_booked') return back(code, withBooked(fields, body['booking']));
  return renewed === undefined
    ? back(code)
    : back(code, { ...fields, oldTotal: String(body['oldTotal']) }, '', renewed.quoteToken);
}

/**
 * Books under the key of the form, so that it is booked once however often it is sent. A guest who has booked, comes back
 * and changes something asks for another booking.
 */
async function book(app: FastifyInstance, exchange: Exchange, body: object, formKey: string): Promise<OperationAnswer> {
  const underKey = (key: string): Promise<OperationAnswer> =>
    callOwn(app, exchange, '/api/bookings', body, { 'idempotency-key': key });
  const ofBody = hashOf(`${formKey} ${JSON.stringify(body)}`);
  if (!/^[\w-]{16,128}$/.test(formKey)) return underKey(ofBody);
  const first = await underKey(formKey);
  return first.body['code'] === 'idempotency_key_reused' ? underKey(ofBody) : first;
}

/** The fields with the booking that the quote has made, for the page to lead to it. */
function withBooked(fields: StayFields, booking: unknown): StayFields {
  const { bookingId } = (booking ?? {}) as { readonly bookingId?: string };
  return bookingId === undefined ? fields : { ...fields, bookedId: bookingId };
}

function afterBooking(made: OperationAnswer['body'], fields: StayFields, { lang }: PostedForm): string {
  const bookingId = String(made['bookingId']);
  if (made['status'] !== 'payment_pending') return urlOf('confirmation', { bookingId }, lang);
  return urlOf(
    'checkout',
    { bookingId },
    { ...lang, ...(fields['way'] === 'instalments' ? { pay: 'instalments' } : {}) },
  );
}

/** A quote of the same stay with another code, or with none. */
async function priceAgain(
  app: FastifyInstance,
  exchange: Exchange,
  quoteToken: string,
  couponCode: string,
): Promise<{ readonly quoteToken: string } | { readonly code: string }> {
  const { body } = await callOwn(app, exchange, `/api/quotes/${encodeURIComponent(quoteToken)}`, null);
  const known = (body['quote'] ?? body) as { readonly selection?: { readonly couponCode?: string } };
  if (known.selection === undefined) return { code: 'quote_expired' };
  const { couponCode: _, ...selection } = known.selection;
  const answer = await callOwn(app, exchange, '/api/quotes', {
    ...selection,
    ...(couponCode === '' ? {} : { couponCode: cutText(couponCode, 40) }),
  });
  const { quoteToken: made, code } = answer.body;
  return typeof made === 'string' ? { quoteToken: made } : { code: typeof code === 'string' ? code : 'unknown' };
}
