import { travellerProblems } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { afterBooking } from './after-booking.ts';
import { bookingBody } from './booking-body.ts';
import { bookOnce } from './book-once.ts';
import { otherExemptions } from './tax-exemptions.ts';
import { stayFieldsOf, withCompanion, withoutCompanion, type StayFields } from './posted-fields.ts';
import { isDone } from './posted-stay.ts';
import { priceAgain } from './price-again.ts';
import { bookingRefusals } from './room-checkout.copy.ts';
import { paymentMethods } from './room-checkout.model.ts';
import { refusalOf } from '@latchkey/api-client/client';
import { nothingTyped, withFields } from './typed.ts';

/**
 * What the form of checkout asks for without a script: one more traveller or one less, another price by a code, or the
 * booking. A code that was typed and not applied is applied first: what it costs then is shown before anything is booked.
 */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { form, search, locale } = request;
  if (form.name !== 'stay') return { kind: 'unknown_form' };
  const quoteToken = search['quote'] ?? '';
  const fields = stayFieldsOf(form);
  const act = form.field('act');
  if (act === 'add-traveller') return again('traveller_added', withCompanion(fields));
  const [, taken] = /^remove-traveller-(\d{1,2})$/.exec(act) ?? [];
  if (taken !== undefined) return again(null, withoutCompanion(fields, Number(taken)));
  const exemptions = otherExemptions(form);
  const typedCode = fields['couponCode'] ?? '';
  if (act === 'remove-code' || typedCode !== '') {
    const priced = await priceAgain(request, quoteToken, {
      couponCode: act === 'remove-code' ? '' : typedCode.slice(0, 40).toWellFormed(),
      ...(exemptions === null ? {} : { taxExemptions: exemptions }),
    });
    if ('code' in priced) return again(priced.code, fields);
    const { couponCode: _, ...others } = fields;
    return again(act === 'remove-code' ? null : 'code_applied', { ...others, quote: priced.quoteToken });
  }
  if (exemptions !== null) {
    const priced = await priceAgain(request, quoteToken, { taxExemptions: exemptions });
    return 'code' in priced
      ? again(priced.code, fields)
      : again('code_applied', { ...fields, quote: priced.quoteToken });
  }
  if (act === 'apply-code') return again(null, fields);
  const typed = withFields(nothingTyped('', null), (name) => fields[name] ?? '', paymentMethods);
  if (travellerProblems(typed).length > 0) return again('fill_details', fields);
  if (typed.way === null) return again('no_payment_method', fields);
  const body = bookingBody(typed, typed.way, { quoteToken, language: locale, again: act === 'book-again' });
  const reply = await bookOnce(request, body, form.field('key'));
  if (reply.status === 201) return { kind: 'redirect', to: inLanguage(afterBooking(reply.body, typed.way), locale) };
  if (reply.status === 409 && reply.body.code === 'already_booked')
    return again('already_booked', withBooked(fields, reply.body.booking?.bookingId));
  return reply.status === 409 && 'quote' in reply.body
    ? again(reply.body.code, { ...fields, oldTotal: String(reply.body.oldTotal), quote: reply.body.quote.quoteToken })
    : again(refusalOf(reply, bookingRefusals), fields);
}

/** The page again: what was changed and priced is no refusal. */
const again = (code: string | null, fields: StayFields): PostOutcome => ({
  kind: 'again',
  returned: { fields, code },
  status: code === null || isDone(code) ? 200 : 422,
});

/** The fields with the booking that the quote has made, for the page to lead to it. */
const withBooked = (fields: StayFields, bookedId: string | undefined): StayFields =>
  bookedId === undefined ? fields : { ...fields, bookedId };
