import { checkEmail, checkName, fieldLengths, plainEmail, plainName } from '@latchkey/booking-core/validation';
import type { BookingProblem } from '../booking.model.ts';
import type { ActName } from '../acts.table.ts';
import { departureIn } from './departure-in.ts';
import { paidIn } from './paid-in.ts';
import { sumIn } from './sum-in.ts';
import type { ActInput, Field } from './act-input.types.ts';

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
    case 'check_out':
      return departureIn(params, field);
    case 'note_done':
      return { params: { note: field('note') } };
    default:
      return { params };
  }
}

function wordsIn(field: Field): { readonly words?: string } {
  const words = field('words').slice(0, fieldLengths.propertyWords);
  return words === '' ? {} : { words };
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
