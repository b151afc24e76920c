import { fieldLengths } from '@latchkey/booking-core/validation';
import type { BookingProblem } from '../booking.model.ts';
import type { ActInput, Field } from './act-input.types.ts';
import { leftOpen, onAccount } from './left-open.ts';
import { paidIn } from './paid-in.ts';
import { sumIn } from './sum-in.ts';

/**
 * How a check-out settles the balance: `settle` is how the guest pays, `handed` how the guest gets money back, each a
 * way at the counter, `open`, with the reason, or a company’s account; what companies pay anyway goes on the `account` of
 * one. A press without them only checks out. `keep` ends the stay early.
 */
export function departureIn(params: ActInput['params'], field: Field): ActInput | BookingProblem {
  const [pays, gets] = [field('settle'), field('handed')];
  const why = field('why').slice(0, fieldLengths.propertyNote);
  const company = pays === onAccount ? field('company') : pays === leftOpen ? '' : field('account');
  const isOpen = pays === leftOpen || gets === leftOpen;
  if (isOpen && why === '') return 'why_missing';
  if (pays === 'cash' && field('given') !== '') {
    const given = sumIn(field, 'given');
    if (given === null) return 'price_missing';
    if (given < Number(field('due'))) return 'given_short';
  }
  const body = {
    ...(company === '' ? {} : { company: { payerId: company } }),
    ...(pays === '' || pays === leftOpen || pays === onAccount ? {} : { payment: paidIn(field, 'settle') }),
    ...(gets === '' || gets === leftOpen ? {} : { givenBack: paidIn(field, 'handed') }),
    ...(isOpen ? { owing: { reason: why } } : {}),
  };
  if (field('keep') !== '') return earlyIn(params, body, field);
  return { ...(params && { params }), ...(Object.keys(body).length === 0 ? {} : { body }) };
}

/** What becomes of the nights that are left, at the price that was shown. */
function earlyIn(params: ActInput['params'], settling: object, field: Field): ActInput | BookingProblem {
  const keep = field('keep');
  const why = field('keptWhy').slice(0, fieldLengths.propertyNote);
  if (keep === 'sum' && why === '') return 'why_missing';
  const own = keep === 'sum' ? { sum: Number(field('kept')), why } : {};
  const early = { keep, charged: Number(field('charged')), ...own };
  return { ...(params && { params }), operation: 'departEarly', body: { early, ...settling } };
}
