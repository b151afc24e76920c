import { isBillable, type CurrencyCode } from '@latchkey/booking-core/currency';
import { amountTyped } from '@latchkey/booking-core/money';
import { waysAtProperty, type WayAtProperty } from '@latchkey/booking-core/payment-ways';
import { checkEmail, checkName, fieldLengths, plainEmail, plainName } from '@latchkey/booking-core/validation';
import type { BookingProblem } from '../booking.model.ts';
import type { ActName } from '../acts.table.ts';
import { oneOf } from '../../../session/one-of.ts';

/** What stands in a field of a form; empty where there is none of the name. */
export type Field = (name: string) => string;

interface ActInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** What an act asks of the engine, as its form says; or what is missing in the form. */
export function inputOf(act: ActName, reference: string, field: Field): ActInput | BookingProblem {
  const params = { booking: reference };
  switch (act) {
    case 'confirm':
    case 'reject':
      return { params, body: wordsIn(field) };
    case 'revise': {
      const price = sumIn(field, 'price');
      if (price === null) return 'price_missing';
      return { params, body: { price, ...wordsIn(field), ...(field('force') === '' ? {} : { force: true }) } };
    }
    case 'accept':
    case 'decline': {
      const answer = field('words').slice(0, fieldLengths.propertyWords);
      const body = { decision: act, ...(answer === '' ? {} : { answer }) };
      return { params: { ...params, requestId: field('request') }, body };
    }
    case 'change':
    case 'extras':
      return changeIn(params, field);
    case 'payment': {
      const amount = sumIn(field, 'sum');
      if (amount === null) return 'price_missing';
      return { params, body: { amount, ...paidIn(field) } };
    }
    case 'take_payment_back':
      return { params: { ...params, payment: field('payment') } };
    case 'give_back':
      return { params, body: paidIn(field) };
    case 'refund':
      return { params, body: { amount: Number(field('amount')) } };
    case 'cancel':
      return {
        params,
        body: { ...wordsIn(field), ...(field('refund') === '' ? {} : { refund: Number(field('refund')) }) },
      };
    case 'contact':
      return contactIn(params, field);
    case 'note': {
      const text = field('text').slice(0, fieldLengths.propertyNote);
      return text === '' ? 'note_missing' : { body: { booking: reference, text } };
    }
    case 'note_done':
      return { params: { note: field('note') } };
    default:
      return { params };
  }
}

/** A sum as it was typed, in minor units of the form's currency; null where it is none. */
export function sumIn(field: Field, name: string): number | null {
  const currency = field('currency');
  return isBillable(currency) ? amountTyped(field(name), currency as CurrencyCode) : null;
}

function wordsIn(field: Field): { readonly words?: string } {
  const words = field('words').slice(0, fieldLengths.propertyWords);
  return words === '' ? {} : { words };
}

/** By what something was paid at the property; cash where a form says nothing that is a way. */
function paidIn(field: Field): { readonly method: WayAtProperty; readonly note?: string } {
  const method = oneOf(waysAtProperty, field('method')) ?? 'cash';
  const note = field('remark').slice(0, fieldLengths.invoiceCompany);
  return { method, ...(note === '' ? {} : { note }) };
}

function changeIn(params: ActInput['params'], field: Field): ActInput | BookingProblem {
  const quoteToken = field('quote');
  if (field('agreed') === '') return { ...(params && { params }), body: { quoteToken } };
  const why = field('why').slice(0, fieldLengths.propertyNote);
  if (why === '') return 'why_missing';
  return { ...(params && { params }), body: { quoteToken, agreed: { total: Number(field('agreed')), why } } };
}

/** The filled fields only: a guest may lack an address or a number, and an empty field changes nothing. */
function contactIn(params: ActInput['params'], field: Field): ActInput | BookingProblem {
  const [fullName, email, contactNumber] = [plainName(field('name')), plainEmail(field('email')), field('phone')];
  const wrong = checkName(fullName);
  if (wrong !== null) return wrong === 'details_missing' ? 'name_missing' : wrong;
  if (email !== '' && checkEmail(email) !== null) return 'email_invalid';
  const body = { fullName, ...(email === '' ? {} : { email }), ...(contactNumber === '' ? {} : { contactNumber }) };
  return { ...(params && { params }), body };
}
