import { fieldLengths } from '@latchkey/booking-core/validation';
import type { BookingProblem } from '../booking.model.ts';
import type { ActInput, Field } from './act-input.types.ts';
import { leftOpen } from './left-open.ts';
import { paidIn } from './paid-in.ts';
import { sumIn } from './sum-in.ts';

/**
 * How a check-out settles the balance: `settle` is how the guest pays, `handed` how the guest gets money back, each a
 * way at the counter or `open`, with the reason. A press without them only checks out.
 */
export function departureIn(params: ActInput['params'], field: Field): ActInput | BookingProblem {
  const [pays, gets] = [field('settle'), field('handed')];
  const why = field('why').slice(0, fieldLengths.propertyNote);
  const isOpen = pays === leftOpen || gets === leftOpen;
  if (isOpen && why === '') return 'why_missing';
  if (pays === 'cash' && field('given') !== '') {
    const given = sumIn(field, 'given');
    if (given === null) return 'price_missing';
    if (given < Number(field('due'))) return 'given_short';
  }
  const body = {
    ...(pays === '' || pays === leftOpen ? {} : { payment: paidIn(field, 'settle') }),
    ...(gets === '' || gets === leftOpen ? {} : { givenBack: paidIn(field, 'handed') }),
    ...(isOpen ? { owing: { reason: why } } : {}),
  };
  return { ...(params && { params }), ...(Object.keys(body).length === 0 ? {} : { body }) };
}
