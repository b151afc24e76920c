import { k, type KnownKey } from './known-key.ts';

/** What the fields of a deposit at a path of `hotel.json` are. */
export const knownDepositKeys = (at: string, percent: string): Readonly<Record<string, KnownKey>> => ({
  [`${at}.kind`]: k('whether the part is a percentage, a sum (fixed) or the first-night', '"percentage"'),
  [`${at}.percent`]: k('percent of the total', percent),
  [`${at}.amount`]: k('a sum in minor units', '5000'),
  [`${at}.rest`]: k(
    'when the rest is asked for, on arrival unless set',
    '{ "daysBefore": 30, "ifUnpaid": "pay-at-property" }',
  ),
  [`${at}.rest.daysBefore`]: k('it is asked for by mail so many days before arrival', '30'),
  [`${at}.rest.ifUnpaid`]: k(
    'pay-at-property: what is not paid by then is paid on arrival; cancel: after three more days the stay is cancelled on its terms',
    '"pay-at-property"',
  ),
});
