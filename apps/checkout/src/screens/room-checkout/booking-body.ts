import { guestWordNames, type GuestWord } from '@latchkey/booking-core/guest-words';
import type { OperationInput } from '@latchkey/api-contract/types';
import { intentOf } from '@latchkey/booking-core/payment-ways';
import { travellerOf } from '@latchkey/booking-core/validation';
import { choiceOfMethod, type PaymentMethod } from './room-checkout.model.ts';
import type { Typed } from './typed.ts';

type Body = OperationInput<'createBooking'>['body'];

/** The booking that the page asks for, by its script or by its form without one: the same words are the same booking. */
export const bookingBody = (
  typed: Typed,
  method: PaymentMethod,
  { quoteToken, language, again = false }: Pick<Body, 'quoteToken' | 'language'> & { readonly again?: boolean },
): Body => ({
  quoteToken,
  travellers: [travellerOf(typed)],
  ...(typed.phoneCountry === '' ? {} : { phoneCountry: typed.phoneCountry }),
  payment: intentOf(choiceOfMethod(method)),
  ...(language === undefined ? {} : { language }),
  ...filled(typed, [...guestWordNames, 'estimatedArrivalTime']),
  ...(again ? { again } : {}),
});

type Optional = GuestWord | 'estimatedArrivalTime';

/** Fields of the request, each left out where nothing was typed. */
const filled = (typed: Typed, names: readonly Optional[]): Partial<Record<Optional, string>> =>
  Object.fromEntries(names.flatMap((name) => (typed[name].trim() === '' ? [] : [[name, typed[name].trim()]])));
