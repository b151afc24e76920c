export type * from '../src/stay/stay.types.ts';
export { paymentChoices, type PaymentTerms } from '../src/stay/payment-choices.ts';
export { agreedTimes, type AnsweredRequest } from '../src/stay/agreed-times.ts';
export { timeRequestKind, timeRequestKinds, timeRequest, type TimeRequestKind } from '../src/stay/time-request.ts';
export { arrivalOf, departureOf } from '../src/stay/stay-times.ts';
export { areHoursOnSale, type HourlySale } from '../src/stay/hours-on-sale.ts';
export { byLeastPrice, type ComparedStay } from '../src/stay/by-least-price.ts';
export { requestStates, type RequestState } from '../src/stay/request-states.ts';
