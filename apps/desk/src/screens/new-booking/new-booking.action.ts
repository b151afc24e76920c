import { fieldNames } from './field-names.ts';
import { propertyClient } from '@latchkey/api-client/property';
import { waysAtProperty, type WayAtProperty } from '@latchkey/booking-core/payment-ways';
import { checkEmail, checkName, checkPhone, plainEmail, plainName } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { defaultLocale, deskUrl, isLocale } from '@latchkey/site/urls';
import { formAnswers, leadOn, signInFirst } from '../../session/form-answers.ts';
import { oneOf } from '../../session/one-of.ts';
import { newBookingProblems, waysToPay, type NewBookingProblem, type WayToPay } from './new-booking.model.ts';

const { again } = formAnswers<NewBookingProblem>({
  problems: newBookingProblems,
  conflicts: ['sold_out', 'price_changed', 'hotel_closed', 'already_booked'],
  otherwise: 'unavailable',
});

/** Books what was chosen for the guest, and records what was paid at once. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, signal } = request;
  if (form.name !== 'book') return { kind: 'unknown_form' };
  const typed = Object.fromEntries(fieldNames.map((name) => [name, form.field(name)]));
  const fullName = plainName(form.field('name'));
  const contact = form.field('contact');
  const way = oneOf(waysToPay, form.field('way'));
  const problem = nameProblem(fullName) ?? contactProblem(contact) ?? (way === undefined ? 'way_missing' : null);
  if (problem !== null || way === undefined) return again(problem ?? 'way_missing', typed);
  const hotelId = Number(params['hotelId']);
  const desk = propertyClient(api, hotelId);
  const key = form.field('key');
  const language = form.field('language');
  const body = {
    quoteToken: form.field('quote'),
    guest: { fullName, ...(isMail(contact) ? { email: plainEmail(contact) } : { phone: contact }) },
    locale: isLocale(language) ? language : defaultLocale,
    pays: way === 'link' ? ('link' as const) : ('at_property' as const),
    ...(way === 'option' ? { optionUntil: form.field('until') } : {}),
  };
  const made = await desk.call('bookAtProperty', { headers: { 'idempotency-key': key }, body }, signal);
  if (made.status === 401) return signInFirst(request);
  if (made.status !== 201) {
    const code = made.status === 'failure' ? 'unavailable' : problemOf(made.body.code);
    // The answer may have been lost after the stay was booked: with the same key another press does not book it twice.
    return again(code, code === 'unavailable' ? { ...typed, key } : typed);
  }
  const { reference, total } = made.body;
  if (isPaidNow(way)) {
    const headers = { 'idempotency-key': `${key}-paid` };
    const paid = { amount: total, method: way };
    // Where it fails the stay is booked all the same, and its page says what is to be paid.
    await desk.call('recordPayment', { headers, params: { booking: reference }, body: paid }, signal);
  }
  if (form.field('after') === 'check_in' && isThere(way)) {
    // Where no room is free yet the page says that the guest is still to be checked in.
    await desk.call('markArrival', { params: { booking: reference } }, signal);
  }
  return leadOn(request, deskUrl('booking', { hotelId, reference }));
}

/** A booking that waits for its link to be paid, or for a guest to decide, is no stay yet. */
const isThere = (way: WayToPay): boolean => way !== 'link' && way !== 'option';

const isMail = (contact: string): boolean => contact.includes('@');

const isPaidNow = (way: WayToPay): way is WayAtProperty => waysAtProperty.some((one) => one === way);

function nameProblem(name: string): NewBookingProblem | null {
  const problem = checkName(name);
  return problem === 'details_missing' ? 'name_missing' : problem;
}

function contactProblem(contact: string): NewBookingProblem | null {
  if (contact === '') return 'contact_missing';
  if (isMail(contact)) return checkEmail(contact) === null ? null : 'email_invalid';
  return checkPhone(contact) === null ? null : 'phone_invalid';
}

const codes: Readonly<Record<string, NewBookingProblem>> = {
  quote_expired: 'price_changed',
  not_found: 'price_changed',
  coupon_not_for_stay: 'price_changed',
  addon_not_with_stay: 'price_changed',
  invalid_phone: 'phone_invalid',
  idempotency_key_reused: 'already_booked',
};

const problemOf = (code: string): NewBookingProblem => codes[code] ?? oneOf(newBookingProblems, code) ?? 'unavailable';
