export type * from '../src/stay/stay.types.ts';
export { paymentChoices, type PaymentMode, type PaymentTerms } from '../src/stay/payment-choices.ts';
export { askedAs, askedTime, type AskedKind } from '../src/stay/asked-time.ts';
export { arrivalOf, departureOf } from '../src/stay/stay-times.ts';
